import { keepPreviousData, useQuery } from '@tanstack/react-query'
import AutoComplete from 'antd/es/auto-complete'
import { useEffect, useRef, useState } from 'react'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { readQuery } from '#web/api/hooks.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { notify } from '#web/shell/notices.ts'
import type { HitOf } from './search-hits.ts'
import '../fields.css'

interface SuggestFieldProps<E extends Endpoint> {
  id?: string
  endpoint: E
  /** Null if the text is too short. */
  toInput: (typed: string) => CallInput<E> | null
  toText: (hit: HitOf<E>) => string
  /** Distinguishes hits with the same text. */
  toLabel?: (hit: HitOf<E>) => string
  /** Called when a hit is chosen, for filling other fields. */
  onPick?: (hit: HitOf<E>) => void
  value?: string
  onChange?: (text: string) => void
  onBlur?: () => void
  disabled?: boolean
  maxLength?: number
}

/** Lookups of addresses, makes and models. */
export const lookupDebounceMs = 333

/** Statuses that a lookup reports itself. */
export const lookupFailures: readonly number[] = [400, 404, 406, 422, 500, 503]

/** Free text with suggestions from the server. */
export function SuggestField<const E extends Endpoint>(props: SuggestFieldProps<E>) {
  const { id, endpoint, toInput, toText, toLabel = toText, onPick, value, onChange, ...rest } = props
  const [searched, setSearched] = useState('')
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const input = toInput(searched)
  const { data, isError } = useQuery({
    ...readQuery(endpoint, (input ?? {}) as CallInput<E>, lookupFailures),
    enabled: isOpen && input !== null,
    placeholderData: keepPreviousData,
    select: answer => (answer as { data: HitOf<E>[] }).data,
  })
  useEffect(() => {
    if (isError) notify.error('app.errors.something_went_wrong')
  }, [isError])

  const hits = input && data ? data : []
  return (
    <AutoComplete
      {...rest}
      {...(id ? { id } : {})}
      className="rb-wide"
      popupMatchSelectWidth={false}
      value={value ?? ''}
      // antd identifies options by value; cities share a text, but not a ZIP code.
      options={hits.map((hit, index) => ({ value: toLabel(hit), index }))}
      onOpenChange={open => {
        setOpen(open)
        if (open) setSearched((value ?? '').trim())
      }}
      onChange={(typed, option) => {
        const chosen = option && 'index' in option ? hits[option.index] : undefined
        const text = chosen ? toText(chosen) : (typed ?? '')
        onChange?.(text)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setSearched(text.trim()), lookupDebounceMs)
      }}
      onSelect={(_, option) => {
        const hit = hits[option.index]
        if (hit) onPick?.(hit)
        focusNextField()
      }}
    />
  )
}
