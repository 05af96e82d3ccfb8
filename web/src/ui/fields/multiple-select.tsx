import Select, { type DefaultOptionType, type SelectProps } from 'antd/es/select'

/** Chooses several. Tab leaves the field: by itself it would take back the option that was chosen last. */
export function MultipleSelect<Value extends string | number, Option extends DefaultOptionType>(
  props: SelectProps<Value[], Option>,
) {
  return (
    // Keys are only looked at on their way to the field inside.
    <div
      className="rb-wide"
      onKeyDownCapture={event => {
        if (event.key === 'Tab') event.stopPropagation()
      }}
    >
      <Select<Value[], Option> {...props} mode="multiple" className="rb-wide" />
    </div>
  )
}
