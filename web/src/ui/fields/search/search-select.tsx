import Select from 'antd/es/select'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { handleKeyBelow } from './keys-below.ts'
import { type HitOf, useHits } from './search-hits.ts'
import { minSearchLength, searchDebounceMs } from './search-rules.ts'
import '../fields.css'

export interface SearchOption {
  value: number | string
  label: string
  /** Muted, below the label. */
  subtitle?: ReactNode
  disabled?: boolean
}

export interface SearchSelectProps<E extends Endpoint> {
  id?: string
  /**
   * Responds with `data`, a list of hits; its query has `search`, and `id` for the label of a chosen record.
   */
  endpoint: E
  /** Sent with each request. */
  query?: Record<string, unknown>
  toOption: (hit: HitOf<E>) => SearchOption
  value?: number | string | null | undefined
  /** Also passes the hit, for filling other fields. */
  onChange?: (value: number | string | null, hit?: HitOf<E>) => void
  onBlur?: () => void
  /** The chosen option, if already loaded: saves a request for its label. */
  known?: SearchOption | undefined
  /** Excluded from the hits. */
  without?: number | string | undefined
  /** Minimum characters for a search. Default 3; with 0 the first hits are shown at once. */
  minLength?: number | undefined
  placeholder?: string
  /** While there are no records. Default, and after typing: 'Nothing matches'. */
  none?: string
  disabled?: boolean
  /** If the field has no label. */
  label?: string
  /** Keeps the focus, for choosing several records in a row. */
  keepsFocus?: boolean
  /** Enter before the hits are loaded. Default: the first hit is chosen when they are. */
  onEarlyEnter?: (typed: string) => void
  /** Below the hits and reachable by arrow keys, for example 'New customer'; may use the typed text. */
  below?: ReactNode | ((typed: string) => ReactNode)
}

/** Above the field if there is no room below; never beyond the edge of a narrow screen. */
const overflow = { adjustY: true, shiftX: true, shiftY: true }
const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow, dynamicInset: true },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow, dynamicInset: true },
}

/** A select with server-side search. Hits always belong to the last typed text. */
export function SearchSelect<const E extends Endpoint>(props: SearchSelectProps<E>) {
  const {
    id,
    endpoint,
    toOption,
    value,
    onChange,
    onBlur,
    known,
    without,
    label,
    keepsFocus,
    onEarlyEnter,
    below,
    ...rest
  } = props
  const { query, minLength = minSearchLength, placeholder, none, disabled, ...aria } = rest
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  // Enter also searches a short text: a unit may have the number 7.
  const [forced, setForced] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<SearchOption>()
  // Enter was pressed before the hits of this text: their first is chosen when they arrive.
  const [pendingEnter, setPendingEnter] = useState('')
  // The hit that Enter would choose.
  const marked = useRef<number | string | null>(null)
  const belowHits = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isEnough = (text: string) => text.length >= minLength || (text !== '' && text === forced)
  const isSearching = isOpen && isEnough(searched)
  const hits = useHits(endpoint, { ...query, ...(searched ? { search: searched } : {}) }, isSearching)
  const labelled = [chosen, known].find(option => option?.value === value)
  const isUnknown = value !== undefined && value !== null && labelled === undefined
  const own = useHits(endpoint, { ...query, id: value }, isUnknown)
  const current = labelled ?? options(own.data).find(option => option.value === value)

  const isTooShort = !isEnough(typed.trim())
  const matches =
    isSearching && !isTooShort ? options(hits.data).filter(option => option.value !== without) : []
  // If nothing in the list can be chosen, it is cleared so that antd marks the first of the next hits.
  const shown = hits.isPlaceholderData && matches.every(option => option.disabled) ? [] : matches
  const isLate = typed.trim() !== searched || !hits.isSuccess || hits.isPlaceholderData
  const isEarly = typed.trim() !== '' && (!isSearching || isLate)
  useEffect(() => {
    if (pendingEnter === '' || (isEarly && pendingEnter === typed.trim())) return
    setPendingEnter('')
    if (pendingEnter === typed.trim()) pickFirst()
  })
  const select = (
    <Select<number | string | null, SearchOption>
      {...aria}
      {...(id ? { id } : {})}
      className="rb-wide"
      aria-label={label}
      placeholder={placeholder ?? label ?? t('ui.search.placeholder')}
      disabled={disabled}
      allowClear
      // As wide as its hits, which a phone wraps (fields.css).
      popupMatchSelectWidth={false}
      builtinPlacements={placements}
      classNames={{ popup: { root: 'rb-search-hits' } }}
      showSearch={{ searchValue: typed, filterOption: false, onSearch: type }}
      value={value ?? null}
      // The chosen value keeps its label whatever the hits are.
      labelRender={({ value: shownValue }) => (current?.value === shownValue ? current?.label : '…')}
      options={shown}
      optionRender={({ data }) => (
        <>
          <div>{data.label}</div>
          {data.subtitle && <div className="rb-option-subtitle">{data.subtitle}</div>}
        </>
      )}
      loading={isSearching && hits.isFetching}
      notFoundContent={
        <span role="status" className="rb-option-subtitle">
          {emptyText()}
        </span>
      }
      popupRender={menu => (
        <>
          {menu}
          <div ref={belowHits}>{typeof below === 'function' ? below(typed.trim()) : below}</div>
        </>
      )}
      open={isOpen}
      onOpenChange={show}
      onActive={hit => {
        marked.current = hit
      }}
      onChange={(_, option) => pick(option as SearchOption | undefined)}
      onBlur={onBlur}
    />
  )
  return (
    // Captures keys before the field handles them.
    <div
      className="rb-wide"
      onKeyDownCapture={event => {
        if (handleKeyBelow(event, { below: belowHits.current, mayEnter: isOpen && isAtEnd() })) return
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return
        if (!isEarly && isMarked()) return
        event.preventDefault()
        event.stopPropagation()
        if (!isEarly) pickFirst()
        else if (onEarlyEnter) onEarlyEnter(typed.trim())
        else {
          clearTimeout(timer.current)
          if (isTooShort) setForced(typed.trim())
          else setPendingEnter(typed.trim())
          setSearched(typed.trim())
        }
      }}
    >
      {select}
    </div>
  )

  function show(open: boolean) {
    setOpen(open)
    if (!open) type('')
  }

  function pick(picked: SearchOption | undefined) {
    setChosen(picked)
    onChange?.(picked?.value ?? null, picked && hitOf(picked.value))
    if (picked && !keepsFocus) focusNextField()
  }

  /** antd marks the first hit shortly after rendering; without a mark Enter would close the list. */
  function isMarked() {
    return shown.some(option => !option.disabled && option.value === marked.current)
  }

  /** Whether the marked hit is the last one, with none still loading. */
  function isAtEnd() {
    const last = shown.findLast(option => !option.disabled)
    if (last) return last.value === marked.current
    return isTooShort || hits.isError || !isLate
  }

  function pickFirst() {
    const first = shown.find(option => !option.disabled)
    if (!first) return
    pick(first)
    show(false)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSearched(text.trim()), text === '' ? 0 : searchDebounceMs)
  }

  function options(matches: readonly HitOf<E>[] | undefined): SearchOption[] {
    return (matches ?? []).map(toOption)
  }

  function hitOf(next: number | string) {
    return hits.data?.find(hit => toOption(hit).value === next)
  }

  function emptyText() {
    if (isTooShort)
      return typed.trim() === ''
        ? t('ui.search.at_least')
        : t('ui.search.waits', { count: minLength - typed.trim().length })
    if (hits.isError) return t('ui.search.failed')
    if (hits.isFetching || typed.trim() !== searched) return t('ui.search.searching')
    return (searched === '' && none) || t('ui.search.none')
  }
}
