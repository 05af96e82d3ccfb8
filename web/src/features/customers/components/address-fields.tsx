import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { type City, countries, states } from '#contract/lookups/places.ts'
import { formatZip } from '#contract/lookups/zip.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { lookupDebounceMs, lookupFailures, SuggestField } from '#web/ui/fields/search/suggest-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { AddressValues } from '../address-values.ts'

interface AddressFieldsProps {
  /** The path of the address in the form: `['address']`, or nothing in its own form. */
  within?: readonly string[]
  /** Prefix of the field names: `ecommerce_`. */
  prefix?: string
  required?: boolean
  /** After city, state or ZIP were filled from each other. */
  onFilled: (city: City) => void
}

/** A ZIP fills its city and state, a chosen city its state and ZIP. */
export function AddressFields({ within = [], prefix = '', required = true, onFilled }: AddressFieldsProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const at = (field: keyof AddressValues) => [...within, prefix + field]
  return (
    <FieldsGrid>
      <Form.Item
        className="rb-fields-whole"
        name={at('address')}
        label={t('customers.street')}
        required={required}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      <Form.Item name={at('zip')} label={t('customers.zip')} required={required}>
        <Input autoComplete="off" maxLength={20} onChange={event => askForZip(event.target.value)} />
      </Form.Item>
      <Form.Item name={at('city')} label={t('customers.city')} required={required}>
        <SuggestField
          endpoint={lookupEndpoints.searchCities}
          toInput={typed => (typed.length < 3 ? null : { query: { search: typed } })}
          toText={city => city.name}
          toLabel={city => `${city.name}, ${city.state_short_name} ${city.zip}`}
          onPick={fillFromCity}
          maxLength={100}
        />
      </Form.Item>
      <Form.Item name={at('state_id')} label={t('customers.state')} required={required}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={countries.map(country => ({
            label: country.name,
            options: states
              .filter(state => state.country_code === country.code)
              .map(state => ({ value: state.id, label: `${state.name} (${state.short})` })),
          }))}
        />
      </Form.Item>
    </FieldsGrid>
  )

  function askForZip(zip: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => fillFromZip(zip).catch(showLookupFailure), lookupDebounceMs)
  }

  /** Only empty fields: a typed city takes precedence. */
  async function fillFromZip(zip: string) {
    const code = formatZip(zip.trim())
    if (!/^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/.test(code) || form.getFieldValue(at('city'))) return
    const { data } = await request(
      lookupEndpoints.searchCities,
      { query: { zip: code } },
      { quiet: lookupFailures },
    )
    const city = data[0]
    if (!city || form.getFieldValue(at('zip')) !== zip || form.getFieldValue(at('city'))) return
    form.setFieldValue(at('city'), city.name)
    form.setFieldValue(at('state_id'), city.state_id)
    onFilled(city)
  }

  function fillFromCity(city: City) {
    form.setFieldValue(at('state_id'), city.state_id)
    if (!form.getFieldValue(at('zip'))) form.setFieldValue(at('zip'), city.zip)
    onFilled(city)
  }
}

function showLookupFailure(failure: unknown): void {
  const refusal = refusalIn(failure)
  if (refusal && lookupFailures.includes(refusal.status)) notify.error('app.errors.something_went_wrong')
}
