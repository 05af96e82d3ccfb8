import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Select from 'antd/es/select'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { readQuery } from '#web/api/hooks.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'
import { minSearchLength, searchDebounceMs } from './search-rules.ts'
import './fields.css'

export interface SearchOption {
  value: number | string
  label: string
  /** Muted, below the label in the list of hits. */
  second?: ReactNode
  disabled?: boolean
}

type HitOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Hit)[] } ? Hit : never

export interface SearchSelectProps<E extends Endpoint> {
  id?: string
  /** Answers with `data`, a list of hits; its query takes `search`, and `id` for the label of a chosen one. */
  endpoint: E
  /** Sent along with each question. */
  query?: Record<string, unknown>
  toOption: (hit: HitOf<E>) => SearchOption
  value?: number | string | null | undefined
  /** The hit besides, for filling other fields from it. */
  onChange?: (value: number | string | null, hit?: HitOf<E>) => void
  onBlur?: () => void
  /** The chosen one, where it is known already: saves asking for its label. */
  known?: SearchOption | undefined
  /** Not offered, though the server finds it. */
  without?: number | string | undefined
  /** Characters before it asks: 3. With 0 the first hits show at once. */
  minLength?: number | undefined
  placeholder?: string
  disabled?: boolean
  allowClear?: boolean
  /** Where no label belongs to the field. */
  label?: string
  /** Below the hits, for example 'New customer'; it may start from what was typed. */
  below?: ReactNode | ((typed: string) => ReactNode)
}

/**
 * Chooses one of many that the server finds. Hits belong to what was typed last, whatever order answers come in.
 *
 *   <Form.Item name="customer_id" label={t('vehicles.owner')} required>
 *     <SearchSelect endpoint={customerEndpoints.shortlist} toOption={hit => ({ value: hit.id, label: hit.full_name })} />
 *   </Form.Item>
 */
export function SearchSelect<const E extends Endpoint>(props: SearchSelectProps<E>) {
  const { id, endpoint, toOption, value, onChange, onBlur, known, without, label, below, ...rest } = props
  const { query, minLength = minSearchLength, placeholder, disabled, allowClear = true, ...aria } = rest
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<SearchOption>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isAsking = isOpen && asked.length >= minLength
  const hits = useHits(endpoint, { ...query, ...(asked ? { search: asked } : {}) }, isAsking)
  const labelled = [chosen, known].find(option => option?.value === value)
  const isUnknown = value !== undefined && value !== null && labelled === undefined
  const own = useHits(endpoint, { ...query, id: value }, isUnknown)
  const current = labelled ?? options(own.data).find(option => option.value === value)

  const isTooShort = typed.trim().length < minLength
  const shown = isAsking && !isTooShort ? options(hits.data).filter(option => option.value !== without) : []
  return (
    <Select<number | string | null, SearchOption>
      {...aria}
      {...(id ? { id } : {})}
      className="rb-wide"
      aria-label={label}
      placeholder={placeholder ?? label ?? t('ui.search.placeholder')}
      disabled={disabled}
      allowClear={allowClear}
      // On a phone a wider list would hang over the edge.
      popupMatchSelectWidth={isMobile}
      showSearch={{ searchValue: typed, filterOption: false, onSearch: type }}
      value={value ?? null}
      // What is chosen keeps its label, whatever the hits are just now.
      labelRender={({ value: shownValue }) => (current?.value === shownValue ? current?.label : '…')}
      options={shown}
      optionRender={({ data }) => (
        <>
          <div>{data.label}</div>
          {data.second && <div className="rb-option-second">{data.second}</div>}
        </>
      )}
      loading={isAsking && hits.isFetching}
      notFoundContent={
        <span role="status" className="rb-option-second">
          {emptyText()}
        </span>
      }
      popupRender={menu => (
        <>
          {menu}
          {typeof below === 'function' ? below(typed.trim()) : below}
        </>
      )}
      onOpenChange={open => {
        setOpen(open)
        if (!open) type('')
      }}
      onChange={(next, option) => {
        const picked = option as SearchOption | undefined
        setChosen(picked)
        onChange?.(next ?? null, next == null ? undefined : hitOf(next))
        if (picked) focusNextField()
      }}
      onBlur={onBlur}
    />
  )

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(text.trim()), text === '' ? 0 : searchDebounceMs)
  }

  function options(found: readonly HitOf<E>[] | undefined): SearchOption[] {
    return (found ?? []).map(toOption)
  }

  function hitOf(next: number | string) {
    return hits.data?.find(hit => toOption(hit).value === next)
  }

  function emptyText() {
    if (isTooShort) return t('ui.search.at_least')
    if (hits.isError) return t('ui.search.failed')
    if (hits.isFetching || typed.trim() !== asked) return t('ui.search.searching')
    return t('ui.search.none')
  }
}

function useHits<E extends Endpoint>(endpoint: E, query: object, enabled: boolean) {
  // Which query the endpoint takes is said by whoever passes it.
  const input = { query } as unknown as CallInput<E>
  return useQuery({
    ...readQuery(endpoint, input),
    enabled,
    placeholderData: keepPreviousData,
    select: answer => (answer as { data: HitOf<E>[] }).data,
  })
}
