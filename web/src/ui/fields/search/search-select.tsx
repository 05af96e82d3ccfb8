import Select from 'antd/es/select'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { takeKeyBelow } from './keys-below.ts'
import { type HitOf, useHits } from './search-hits.ts'
import { minSearchLength, searchDebounceMs } from './search-rules.ts'
import '../fields.css'

export interface SearchOption {
  value: number | string
  label: string
  /** Muted, below the label in the list of hits. */
  subtitle?: ReactNode
  disabled?: boolean
}

export interface SearchSelectProps<E extends Endpoint> {
  id?: string
  /** Responds with `data`, a list of hits; its query has `search`, and `id` for the label of a chosen one. */
  endpoint: E
  /** Sent with each request. */
  query?: Record<string, unknown>
  toOption: (hit: HitOf<E>) => SearchOption
  value?: number | string | null | undefined
  /** Also passes the hit, for filling other fields. */
  onChange?: (value: number | string | null, hit?: HitOf<E>) => void
  onBlur?: () => void
  /** The chosen one, if already known: saves a request for its label. */
  known?: SearchOption | undefined
  /** Not offered, though the server finds it. */
  without?: number | string | undefined
  /** Minimum characters for a search: 3. With 0 the first hits are shown at once. */
  minLength?: number | undefined
  placeholder?: string
  /** Why nothing may be found; default: 'Nothing found'. */
  none?: string
  disabled?: boolean
  allowClear?: boolean
  /** If the field has no label. */
  label?: string
  /** Where one after the other is picked: the focus stays here. */
  keepsFocus?: boolean
  /** Enter while the hits of what is typed are not there yet; without it their first one is picked once they are. */
  onEarlyEnter?: (typed: string) => void
  /** Below the hits, and after them for the arrow keys: for example 'New customer'; it may start from what was typed. */
  below?: ReactNode | ((typed: string) => ReactNode)
}

/** Below the field, above it where there is no room, and never beyond the edge of a narrow screen. */
const overflow = { adjustY: true, shiftX: true, shiftY: true }
const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow, dynamicInset: true },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow, dynamicInset: true },
}

/**
 * A select with server-side search. Hits belong to the last typed text, in whatever order responses arrive.
 *
 *   <Form.Item name="customer_id" label={t('vehicles.owner')} required>
 *     <SearchSelect endpoint={customerEndpoints.shortlist} toOption={hit => ({ value: hit.id, label: hit.full_name })} />
 *   </Form.Item>
 */
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
  const { query, minLength = minSearchLength, placeholder, none, disabled, allowClear = true, ...aria } = rest
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  // What Enter asks for although it is short: a unit may have the number 7.
  const [wanted, setWanted] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<SearchOption>()
  // Enter came before the hits of this text: the first of them is picked once they are there.
  const [awaited, setAwaited] = useState('')
  // The hit that the list marks for Enter.
  const marked = useRef<number | string | null>(null)
  const belowHits = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isEnough = (text: string) => text.length >= minLength || (text !== '' && text === wanted)
  const isAsking = isOpen && isEnough(asked)
  const hits = useHits(endpoint, { ...query, ...(asked ? { search: asked } : {}) }, isAsking)
  const labelled = [chosen, known].find(option => option?.value === value)
  const isUnknown = value !== undefined && value !== null && labelled === undefined
  const own = useHits(endpoint, { ...query, id: value }, isUnknown)
  const current = labelled ?? options(own.data).find(option => option.value === value)

  const isTooShort = !isEnough(typed.trim())
  const found = isAsking && !isTooShort ? options(hits.data).filter(option => option.value !== without) : []
  // A list without anything to choose goes before the next one comes, whose first hit is marked for Enter then.
  const shown = hits.isPlaceholderData && found.every(option => option.disabled) ? [] : found
  // The hits of what is typed are not there yet.
  const isLate = typed.trim() !== asked || !hits.isSuccess || hits.isPlaceholderData
  const isEarly = typed.trim() !== '' && (!isAsking || isLate)
  useEffect(() => {
    if (awaited === '' || (isEarly && awaited === typed.trim())) return
    setAwaited('')
    if (awaited === typed.trim()) pickFirst()
  })
  const select = (
    <Select<number | string | null, SearchOption>
      {...aria}
      {...(id ? { id } : {})}
      className="rb-wide"
      aria-label={label}
      placeholder={placeholder ?? label ?? t('ui.search.placeholder')}
      disabled={disabled}
      allowClear={allowClear}
      // As wide as its hits, which a phone wraps (fields.css).
      popupMatchSelectWidth={false}
      builtinPlacements={placements}
      classNames={{ popup: { root: 'rb-search-hits' } }}
      showSearch={{ searchValue: typed, filterOption: false, onSearch: type }}
      value={value ?? null}
      // The chosen value keeps its label, whatever the current hits are.
      labelRender={({ value: shownValue }) => (current?.value === shownValue ? current?.label : '…')}
      options={shown}
      optionRender={({ data }) => (
        <>
          <div>{data.label}</div>
          {data.subtitle && <div className="rb-option-subtitle">{data.subtitle}</div>}
        </>
      )}
      loading={isAsking && hits.isFetching}
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
    // Keys are only looked at on their way to the field inside.
    <div
      className="rb-wide"
      onKeyDownCapture={event => {
        if (takeKeyBelow(event, { below: belowHits.current, mayEnter: isOpen && isAtEnd() })) return
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return
        if (!isEarly && isMarked()) return
        event.preventDefault()
        event.stopPropagation()
        if (!isEarly) pickFirst()
        else if (onEarlyEnter) onEarlyEnter(typed.trim())
        else {
          clearTimeout(timer.current)
          if (isTooShort) setWanted(typed.trim())
          else setAwaited(typed.trim())
          setAsked(typed.trim())
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

  /** Whether Enter picks something: the list marks its first hit a moment after it is drawn, and without a mark it closes over what was typed. */
  function isMarked() {
    return shown.some(option => !option.disabled && option.value === marked.current)
  }

  /** Whether no hit follows the marked one, and none is still to come. */
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
    timer.current = setTimeout(() => setAsked(text.trim()), text === '' ? 0 : searchDebounceMs)
  }

  function options(found: readonly HitOf<E>[] | undefined): SearchOption[] {
    return (found ?? []).map(toOption)
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
    if (hits.isFetching || typed.trim() !== asked) return t('ui.search.searching')
    return none ?? t('ui.search.none')
  }
}
