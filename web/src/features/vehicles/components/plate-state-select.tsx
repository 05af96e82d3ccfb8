import Select from 'antd/es/select'
import { states } from '#contract/lookups/places.ts'

interface PlateStateSelectProps {
  id?: string
  value?: string
  onChange?: (state: string) => void
}

const options = states.map(({ short, name }) => ({
  value: short as string,
  label: `${short} · ${name}`,
  name,
}))
type Option = (typeof options)[number]

/** Searched by the two letters first, then by the beginning of the name: MA finds Massachusetts before Maine. */
export function PlateStateSelect({ id, value, onChange }: PlateStateSelectProps) {
  return (
    <Select<string, Option>
      {...(id ? { id } : {})}
      allowClear
      showSearch={{
        filterOption: (typed, option) =>
          [option?.value, option?.name].some(text =>
            text?.toLowerCase().startsWith(typed.trim().toLowerCase()),
          ),
        filterSort: (one, other, { searchValue }) =>
          Number(isShort(other, searchValue)) - Number(isShort(one, searchValue)),
      }}
      options={options}
      value={value || null}
      onChange={state => onChange?.(state ?? '')}
    />
  )
}

const isShort = ({ value }: Option, typed: string): boolean => value === typed.trim().toUpperCase()
