import Select, { type DefaultOptionType, type SelectProps } from 'antd/es/select'

/** Tab leaves the field; antd would deselect the last chosen option. */
export function MultipleSelect<Value extends string | number, Option extends DefaultOptionType>(
  props: SelectProps<Value[], Option>,
) {
  return (
    // The wrapper only observes keys on their way to the field.
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
