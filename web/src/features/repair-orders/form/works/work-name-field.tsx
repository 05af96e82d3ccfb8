import AutoComplete from 'antd/es/auto-complete'
import Form from 'antd/es/form'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { ChargesCount } from '#web/features/charges/index.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { minSearchLength, searchDebounceMs } from '#web/ui/fields/search/search-rules.ts'
import { useTyped } from '#web/ui/fields/use-typed.ts'
import { Money } from '#web/ui/text/money.tsx'
import type { RepairOrderValues } from '../values/repair-order-values.ts'

interface WorkNameFieldProps {
  value: string
  onChange: (name: string) => void
  onFill: (choice: TypeOfWorkChoice) => void
  onBlur: () => void
  error: string | undefined
  errorId: string
  disabled: boolean
  autoFocus: boolean
}

/** A free text that offers saved types of work, which fill the whole row. */
export function WorkNameField(props: WorkNameFieldProps) {
  const { value, onChange, onFill, onBlur, error, errorId, disabled, autoFocus } = props
  const { t } = useTranslation()
  // Types of work of this vehicle and its owner come first.
  const vehicle = Form.useWatch('vehicle', { preserve: true }) as RepairOrderValues['vehicle'] | undefined
  const typing = useTyped(value)
  const shown = typing.typed ?? value
  const [search, setSearch] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // With nothing typed, a focused field offers what this vehicle and its owner had.
  const [isFocused, setFocused] = useState(false)
  const isSearching = search === '' ? isFocused && vehicle != null : search.length >= minSearchLength
  const read = useRead(
    typeOfWorkEndpoints.shortListTypesOfWork,
    { query: { ...(search && { search }), ...(vehicle && { vehicle_id: vehicle.id }) } },
    { enabled: isSearching, keepsPrevious: true },
  )
  const results = isSearching && shown.trim() === search ? (read.data?.data ?? []) : []
  // Results of the previous search stay while loading; only matching ones, because Enter chooses the first.
  const choices = read.isPlaceholderData ? results.filter(({ name }) => containsAll(name, search)) : results
  return (
    <AutoComplete
      className="rb-work-name"
      aria-label={t('repair-orders.web.work_name')}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      status={error ? 'error' : ''}
      placeholder={t('repair-orders.web.work_name_placeholder')}
      autoFocus={autoFocus}
      disabled={disabled}
      popupMatchSelectWidth={false}
      // Enter chooses the first option; Tab keeps the typed name.
      defaultActiveFirstOption
      value={shown}
      showSearch={{ filterOption: false, onSearch: ask }}
      options={choices.map(choice => ({ value: choice.name, choice }))}
      optionRender={({ data }) => <ChoiceLine choice={(data as { choice: TypeOfWorkChoice }).choice} />}
      onChange={text => {
        const name = (text ?? '').slice(0, 255)
        typing.type(name, name, onChange)
      }}
      onSelect={(_, option) => {
        onFill((option as unknown as { choice: TypeOfWorkChoice }).choice)
        focusNextField()
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        typing.stop()
        onBlur()
      }}
    />
  )

  function ask(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSearch(text.trim()), searchDebounceMs)
  }
}

const containsAll = (name: string, words: string): boolean =>
  words.split(/\s+/).every(word => name.toLowerCase().includes(word.toLowerCase()))

function ChoiceLine({ choice }: { choice: TypeOfWorkChoice }) {
  const { t } = useTranslation()
  return (
    <>
      <div>{choice.name}</div>
      <div className="rb-option-subtitle">
        {choice.duration} · {t('repair-orders.web.parts_count', { count: choice.inventories.length })}
        <ChargesCount count={choice.charges.length} /> · <Money value={choice.estimated_amount} />
      </div>
    </>
  )
}
