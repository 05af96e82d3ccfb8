import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { laborRateEndpoints } from '#contract/company/labor-rate.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'

interface LaborRateFieldProps {
  label: string
  /** Without a choice. */
  placeholder: string
  /** What the usual rate is called here, if not by its name. */
  usual?: string
  /** With the dollars of the chosen rate. */
  onChoose?: (rate: number | null) => void
}

/** Only once the shop has rates besides the usual one. */
export function LaborRateField({ label, placeholder, usual, onChoose }: LaborRateFieldProps) {
  const mayRead = useAllowed()(laborRateEndpoints.shortList)
  // Also while the field is hidden.
  const chosen = Form.useWatch('labor_rate_id', { preserve: true }) as number | null | undefined
  const { data } = useRead(laborRateEndpoints.shortList, { query: {} }, { enabled: mayRead })
  const offered = data?.data ?? []
  // One that is not offered any more stays until another is chosen.
  const isKept = data !== undefined && chosen != null && !offered.some(({ id }) => id === chosen)
  const kept = useRead(laborRateEndpoints.get, { params: { id: chosen ?? 0 } }, { enabled: isKept })
  const rates = isKept && kept.data ? [...offered, kept.data.data] : offered
  if (rates.length < 2) return null
  return (
    <Form.Item name="labor_rate_id" label={label}>
      <Select
        allowClear
        placeholder={placeholder}
        options={rates.map(({ id, name, rate, is_default }) => ({
          value: id,
          label: is_default && usual ? usual : `${name} · ${rate === null ? '-' : formatDollars(rate)}`,
        }))}
        onChange={(id: number | undefined) => onChoose?.(rates.find(rate => rate.id === id)?.rate ?? null)}
      />
    </Form.Item>
  )
}
