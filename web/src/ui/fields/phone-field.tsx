import './fields.css'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import Compact from 'antd/es/space/Compact'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneCountries } from '#contract/shared/phone.ts'
import { callingCodes, countryOf, type PhoneCountry, showNational, typePhone } from './phone-typing.ts'

export interface PhoneFieldProps {
  id?: string
  /** E.164; while it is typed, the code and the digits so far. */
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** Where no label belongs to the field. */
  label?: string
}

/** A number of the US, Canada or Mexico, formatted as it is typed. */
export function PhoneField({ id, value, onChange, onBlur, disabled, label, ...aria }: PhoneFieldProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<PhoneCountry>()
  const kept = value ?? undefined
  const country = chosen && (!kept || kept.startsWith(callingCodes[chosen])) ? chosen : countryOf(kept)
  return (
    <Compact block>
      <Select
        // Wins over the width that antd gives a select in a form.
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
        disabled={disabled}
        className="rb-number-field"
        value={showNational(kept, country)}
        onChange={event => onChange?.(typePhone(eraseable(event.target.value, kept, country), country))}
        onBlur={onBlur}
      />
    </Compact>
  )
}

/** Backspace over a bracket or dash that the formatting put there would otherwise do nothing. */
function eraseable(text: string, kept: string | undefined, country: PhoneCountry): string {
  const before = showNational(kept, country)
  const sameDigits = text.replace(/\D/g, '') === before.replace(/\D/g, '')
  return sameDigits && text.length < before.length ? text.replace(/\d(?=\D*$)/, '') : text
}
