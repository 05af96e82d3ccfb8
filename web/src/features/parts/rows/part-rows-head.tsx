import { memo } from 'react'
import { useTranslation } from 'react-i18next'

interface PartRowsHeadProps {
  hasStock: boolean
  price?: string
}

export const PartRowsHead = memo(function PartRowsHead({
  hasStock,
  price = 'parts.rows.price',
}: PartRowsHeadProps) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{t('parts.rows.part')}</th>
        <th scope="col" className="rb-part-number">
          {t('parts.rows.stock_number')}
        </th>
        {hasStock && (
          <th scope="col" className="rb-cell-number rb-part-stock">
            {t('parts.rows.available')}
          </th>
        )}
        <th scope="col" className="rb-cell-number">
          {t('parts.rows.quantity')}
        </th>
        <th scope="col" className="rb-cell-number">
          {t(price)}
        </th>
        <th scope="col" className="rb-cell-number">
          {t('parts.rows.amount')}
        </th>
        <th scope="col" className="rb-part-remove">
          <span className="rb-visually-hidden">{t('ui.list.actions')}</span>
        </th>
      </tr>
    </thead>
  )
})
