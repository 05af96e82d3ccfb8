import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { priceLevels } from '#contract/prices/price-level.ts'
import { priceMatrices } from '#contract/prices/price-matrix.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { useDictionaryReads } from '#web/records/use-dictionary-reads.ts'

interface PriceFieldProps {
  label: string
  tooltip?: string
}

interface ChoiceProps {
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
}

/** The form's `price_level_id`; nothing in a shop without levels. */
export function PriceLevelField({ label, tooltip }: PriceFieldProps) {
  const options = usePriceOptions(priceLevels)
  if (options.length === 0) return null
  return (
    <Form.Item name="price_level_id" label={label} tooltip={tooltip}>
      <Choice options={options} />
    </Form.Item>
  )
}

/** The form's `price_matrix_id`; nothing in a shop without matrices. */
export function PriceMatrixField({ label, tooltip }: PriceFieldProps) {
  const options = usePriceOptions(priceMatrices)
  if (options.length === 0) return null
  return (
    <Form.Item name="price_matrix_id" label={label} tooltip={tooltip}>
      <Choice options={options} />
    </Form.Item>
  )
}

export const PriceMatrixSelect = (props: ChoiceProps) => (
  <Choice {...props} options={usePriceOptions(priceMatrices)} />
)

function Choice({
  onChange,
  options,
  ...props
}: ChoiceProps & { options: { value: number; label: string }[] }) {
  return <Select {...props} allowClear options={options} onChange={id => onChange?.(id ?? null)} />
}

function usePriceOptions(dictionary: typeof priceLevels | typeof priceMatrices) {
  useDictionaryReads(dictionary)
  const isAllowed = useAllowed()(dictionary.endpoints.shortList)
  const { data } = useRead(dictionary.endpoints.shortList, {}, { enabled: isAllowed })
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
