import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined'
import Input from 'antd/es/input/Input'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minSearchLength, searchDebounceMs, searchesWith } from '../../fields/search/search-rules.ts'
import { KeyHint } from '../../text/key-hint.tsx'
import './list-search-box.css'

interface ListSearchBoxProps {
  label: string
  placeholder: string
  /** The value in the URL. */
  value: string
  onSearch: (text: string) => void
  /** With true while a typed search is not in the URL yet. */
  onTyping?: (isTyping: boolean) => void
  /** Whether `/` focuses it. */
  hasKey: boolean
}

/**
 * Searches with more than 2 characters after 500 ms; clearing it searches at once. Enter also searches a
 * shorter text, as a unit may have the number 7.
 */
export function ListSearchBox({ label, placeholder, value, onSearch, onTyping, hasKey }: ListSearchBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSearch = useRef(value)

  // Changed by history navigation or 'clear filters'.
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const typed = text.trim()
  const isTyping = typed !== value && (typed === '' || searchesWith(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onTyping` is a new function each time
  useEffect(() => onTyping?.(isTyping), [isTyping])

  const ask = (next: string, isForced = false) => {
    clearTimeout(timer.current)
    const trimmed = next.trim()
    if (trimmed === lastSearch.current || !(trimmed === '' || isForced || searchesWith(trimmed))) return
    lastSearch.current = trimmed
    onSearch(trimmed)
  }
  const missing = typed === '' || typed === value ? 0 : Math.max(0, minSearchLength - typed.length)
  return (
    <Input
      className="rb-list-search-box"
      prefix={<SearchOutlined aria-hidden />}
      suffix={
        missing > 0 ? (
          <span className="rb-search-waits" role="status">
            {t('ui.search.waits', { count: missing })}
          </span>
        ) : hasKey && text === '' ? (
          <KeyHint>/</KeyHint>
        ) : undefined
      }
      // The hint needs the room.
      allowClear={missing === 0}
      type="search"
      aria-label={label}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      aria-description={t('ui.search.at_least')}
      placeholder={placeholder}
      // A narrow box truncates the placeholder.
      title={placeholder}
      value={text}
      maxLength={200}
      onChange={event => {
        const next = event.target.value
        setText(next)
        clearTimeout(timer.current)
        if (next === '') ask('')
        else timer.current = setTimeout(() => ask(next), searchDebounceMs)
      }}
      onPressEnter={() => ask(text, true)}
    />
  )
}
