import { memo } from 'react'
import { useTranslation } from 'react-i18next'

/** The headings over the parts of a type of work. */
export const PartsHead = memo(function PartsHead() {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{t('repair-orders.web.part')}</th>
        <th scope="col" className="rb-stock-column">
          {t('repair-orders.web.stock_number')}
        </th>
        <th scope="col" className="rb-cell-number rb-wide-only">
          {t('repair-orders.web.available')}
        </th>
        <th scope="col" className="rb-cell-number">
          {t('repair-orders.web.quantity')}
        </th>
        <th scope="col" className="rb-cell-number">
          {t('repair-orders.web.price')}
        </th>
        <th scope="col" className="rb-cell-number">
          {t('repair-orders.web.amount')}
        </th>
        <th scope="col" className="rb-cell-bin">
          <span className="rb-visually-hidden">{t('ui.list.actions')}</span>
        </th>
      </tr>
    </thead>
  )
})
