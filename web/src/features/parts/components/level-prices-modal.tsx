import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { PartPrices } from '#contract/parts/part-prices.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'

/** The fixed prices of a part; an empty field leaves the price to the level. Prices by quantity stay. */
export default function LevelPricesModal(props: Overlays['parts.level-prices'] & OverlayProps) {
  const { id, prices, open, onClose } = props
  const { t } = useTranslation()
  return (
    <FormModal
      of={pricesForm}
      mode="edit"
      params={{ id }}
      saved={prices}
      open={open}
      onClose={onClose}
      title={t('parts.fields.level_prices')}
      width={420}
    >
      {() =>
        prices.levels.map(({ price_level_id, name }, place) => (
          <Form.Item key={price_level_id} name={['levels', place, 'price']} label={name}>
            <MoneyField placeholder={t('parts.by_level')} />
          </Form.Item>
        ))
      }
    </FormModal>
  )
}

type Values = Pick<PartPrices, 'levels' | 'breaks'>

const pricesForm = declareForm({
  kind: 'part',
  endpoints: { edit: partEndpoints.setPartPrices },
  values: {
    empty: { levels: [], breaks: [] } as Values,
    of: ({ levels, breaks }: PartPrices): Values => ({ levels, breaks }),
    toBody: ({ levels, breaks }) => ({
      levels: levels.map(({ price_level_id, price }) => ({ price_level_id, price })),
      breaks,
    }),
  },
  label: field => (field === 'levels' ? 'parts.fields.level_prices' : 'parts.fields.price_wholesale'),
  showValue: (field, value) =>
    field === 'levels'
      ? (value as Values['levels'])
          .flatMap(({ name, price }) => (price === null ? [] : `${name}: ${formatDollars(price)}`))
          .join('; ')
      : (value as Values['breaks'])
          .map(({ min_qty, price }) => `≥ ${min_qty}: ${formatDollars(price)}`)
          .join('; '),
})
