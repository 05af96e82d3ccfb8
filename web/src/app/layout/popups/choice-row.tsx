import { useId } from 'react'
import './choice-row.css'

interface Option<T extends string> {
  value: T
  label: string
  /** Language of the label, if it is not the page's. */
  lang?: string
}

/** Radio buttons shown as a row of buttons. */
export function ChoiceRow<T extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string
  options: readonly Option<T>[]
  value: T
  onChoose: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="rb-choice">
      <legend>{label}</legend>
      <div className="rb-choice-options">
        {options.map(option => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
