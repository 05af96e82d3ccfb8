import Select from 'antd/es/select'
import { type UnitChoice, unitEndpoints } from '#contract/catalogue/unit.ts'
import { useRead } from '#web/api/hooks.ts'

interface UnitSelectProps {
  id?: string
  value?: number | null
  /** Also passes the unit, which decides whether quantities have decimals. */
  onChange?: (id: number, unit: UnitChoice) => void
  onBlur?: () => void
  disabled?: boolean
}

/** All units by name: there are about a dozen. */
export function UnitSelect({ value, onChange, ...rest }: UnitSelectProps) {
  const read = useRead(unitEndpoints.shortList, {}, { staleTime: 60_000 })
  const units = read.data?.data ?? []
  return (
    <Select<number>
      {...rest}
      className="rb-wide"
      loading={read.isPending}
      showSearch={{ optionFilterProp: 'label' }}
      value={read.data ? (value as number) : (null as never)}
      options={units.map(unit => ({ value: unit.id, label: unit.name }))}
      onChange={next => {
        const unit = units.find(one => one.id === next)
        if (unit) onChange?.(next, unit)
      }}
    />
  )
}
