import { keepPreviousData, useQuery } from '@tanstack/react-query'
import AutoComplete from 'antd/es/auto-complete'
import { useEffect, useRef, useState } from 'react'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { readQuery } from '#web/api/hooks.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { notify } from '#web/shell/notices.ts'
import type { HitOf } from './search-hits.ts'
import '../fields.css'

export interface SuggestFieldProps<E extends Endpoint> {
  id?: string
  endpoint: E
  /** The query for the typed text; null if it is too short. */
  ask: (typed: string) => CallInput<E> | null
  toText: (hit: HitOf<E>) => string
  /** Distinguishes two hits with the same text. */
  toLabel?: (hit: HitOf<E>) => string
  /** Called when a hit is chosen, for filling other fields. */
  onPick?: (hit: HitOf<E>) => void
  value?: string
  onChange?: (text: string) => void
  onBlur?: () => void
  disabled?: boolean
  maxLength?: number
  placeholder?: string
}

/** Debounce of lookups of addresses, makes and models. */
export const lookupDebounceMs = 333

/** Refusals of a lookup, which it reports itself in one sentence. */
export const lookupFailures: readonly number[] = [400, 404, 406, 422, 500, 503]

/** Free text with suggestions from the server. */
export function SuggestField<const E extends Endpoint>(props: SuggestFieldProps<E>) {
  const { id, endpoint, ask, toText, toLabel = toText, onPick, value, onChange, ...rest } = props
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const question = ask(asked)
  const { data, isError } = useQuery({
    ...readQuery(endpoint, (question ?? {}) as CallInput<E>, lookupFailures),
    enabled: isOpen && question !== null,
    placeholderData: keepPreviousData,
    select: answer => (answer as { data: HitOf<E>[] }).data,
  })
  useEffect(() => {
    if (isError) notify.error('app.errors.something_went_wrong')
  }, [isError])

  const hits = question && data ? data : []
  return (
    <AutoComplete
      {...rest}
      {...(id ? { id } : {})}
      className="rb-wide"
      popupMatchSelectWidth={false}
      value={value ?? ''}
      // Options are told apart by their values: of the many ZIP codes of a city the chosen one counts.
      options={hits.map((hit, index) => ({ value: toLabel(hit), index }))}
      onOpenChange={open => {
        setOpen(open)
        if (open) setAsked((value ?? '').trim())
      }}
      onChange={(typed, option) => {
        const chosen = option && 'index' in option ? hits[option.index] : undefined
        const text = chosen ? toText(chosen) : (typed ?? '')
        onChange?.(text)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setAsked(text.trim()), lookupDebounceMs)
      }}
      onSelect={(_, option) => {
        const hit = hits[option.index]
        if (hit) onPick?.(hit)
        focusNextField()
      }}
    />
  )
}
