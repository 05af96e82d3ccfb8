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
  /** What the URL says. */
  value: string
  onSearch: (text: string) => void
  /** `/` leads here. */
  hasKey: boolean
}

/**
 * Asks once more than 2 characters have rested for 500 ms; emptying it asks at once. With fewer it says that it waits:
 * Enter asks all the same, as a unit may have the number 7.
 */
export function ListSearchBox({ label, placeholder, value, onSearch, hasKey }: ListSearchBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(value)

  // Another page of the history, or 'clear filters'.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (next: string, isWanted = false) => {
    clearTimeout(timer.current)
    const trimmed = next.trim()
    if (trimmed === asked.current || !(trimmed === '' || isWanted || searchesWith(trimmed))) return
    asked.current = trimmed
    onSearch(trimmed)
  }
  const missing =
    text.trim() === '' || text.trim() === value ? 0 : Math.max(0, minSearchLength - text.trim().length)
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
      // Two letters and the sentence need all the room.
      allowClear={missing === 0}
      type="search"
      aria-label={label}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      aria-description={t('ui.search.at_least')}
      placeholder={placeholder}
      // Beside many filters there is no room for all of it.
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
