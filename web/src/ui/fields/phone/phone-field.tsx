import '../fields.css'
import useFormInstance from 'antd/es/form/hooks/useFormInstance'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import Compact from 'antd/es/space/Compact'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneCountries } from '#contract/shared/phone.ts'
import { describedBy, FieldNote } from '../field-note.tsx'
import {
  callingCodes,
  countryOf,
  eraseable,
  hasTooManyDigits,
  type PhoneCountry,
  showNational,
  splitExtension,
  typePhone,
} from './phone-typing.ts'

interface PhoneFieldProps {
  id?: string
  /** E.164; while typing, the code and the digits so far; an invalid number unchanged. */
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** If the field has no label. */
  label?: string
  /** The field for an extension that is typed or pasted after the number. */
  extensionName?: string | (string | number)[]
  'aria-describedby'?: string
}

/** A US, Canadian or Mexican number, formatted while typing. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, value, onChange, onBlur, disabled, label, extensionName, ...aria } = props
  const { t } = useTranslation()
  const form = useFormInstance()
  const [chosen, setChosen] = useState<PhoneCountry>()
  const [note, setNote] = useState<'too_many' | 'no_extension'>()
  const noteId = useId()
  const kept = value ?? undefined
  const country = countryOf(kept, chosen)
  return (
    <>
      <Compact block>
        <Select
          // Overrides antd's width of a select in a form.
          style={{ flex: 'none', width: 76 }}
          aria-label={t('ui.phone.country')}
          disabled={disabled}
          popupMatchSelectWidth={false}
          value={country}
          labelRender={() => callingCodes[country]}
          options={phoneCountries.map(code => ({
            value: code,
            label: `${t(`ui.phone.${code}`)} ${callingCodes[code]}`,
          }))}
          onChange={next => {
            setChosen(next)
            onChange?.(typePhone(showNational(kept, country), next))
          }}
        />
        <Input
          {...aria}
          {...(id ? { id } : {})}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          aria-label={label}
          aria-describedby={describedBy(aria['aria-describedby'], note && noteId)}
          disabled={disabled}
          className="rb-number-field"
          value={showNational(kept, country)}
          onChange={event => type(event.target.value)}
          onBlur={() => {
            setNote(undefined)
            onBlur?.()
          }}
        />
      </Compact>
      <FieldNote id={noteId}>{note && t(`ui.phone.${note}`)}</FieldNote>
    </>
  )

  function type(text: string) {
    const split = splitExtension(text)
    const number = split?.number ?? text
    const isTooMuch = hasTooManyDigits(number, kept, country)
    setNote(isTooMuch ? 'too_many' : split && !extensionName ? 'no_extension' : undefined)
    if (isTooMuch) return
    if (split && extensionName) {
      if (split.extension !== '') form.setFieldValue(extensionName, split.extension)
      // Continues typing `ext 9` there.
      form.focusField(extensionName)
    }
    onChange?.(typePhone(split ? number : eraseable(number, kept, country), country))
  }
}
