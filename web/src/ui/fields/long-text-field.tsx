import TextArea, { type TextAreaProps } from 'antd/es/input/TextArea'
import './fields.css'
import { useTyped } from './use-typed.ts'

interface LongTextFieldProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'autoSize'> {
  value?: string
  onChange?: (value: string) => void
}

/** Grows by CSS, as measuring costs time on each keystroke. */
export function LongTextField({ value = '', onChange, rows = 4, ...rest }: LongTextFieldProps) {
  const typing = useTyped(value)
  return (
    <TextArea
      {...rest}
      rows={rows}
      className={`rb-long-text ${rest.className ?? ''}`}
      style={{ minHeight: `calc(${rows} * 22px + 10px)` }}
      value={typing.typed ?? value}
      onChange={event => typing.type(event.target.value, event.target.value, onChange)}
      onBlur={event => {
        typing.stop()
        rest.onBlur?.(event)
      }}
    />
  )
}
