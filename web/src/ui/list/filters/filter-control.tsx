import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { SearchSelect } from '../../fields/search/search-select.tsx'
import type { ListFilter } from '../list-types.ts'
import type { ListState } from '../state/use-list-state.ts'
import { DatesFilter } from './dates-filter.tsx'
import type { FilterValue } from './list-search.ts'
import { ListSearchBox } from './list-search-box.tsx'

interface FilterControlProps {
  filter: ListFilter
  state: ListState
  /** Whether `/` focuses it. */
  hasKey: boolean
}

export function FilterControl({ filter, state, hasKey }: FilterControlProps) {
  const { t } = useTranslation()
  const value = state.search.values[filter.name]
  const label = t(filter.label)
  const set = (next: FilterValue | undefined) =>
    state.setFilter({ [filter.name]: next } as Record<string, FilterValue>)
  switch (filter.kind) {
    case 'search':
      return (
        <ListSearchBox
          hasKey={hasKey}
          label={label}
          placeholder={filter.placeholder ? t(filter.placeholder) : label}
          value={typeof value === 'string' ? value : ''}
          onTyping={isTyping => state.setTyping(filter.name, isTyping)}
          onSearch={text =>
            state.setFilter({ [filter.name]: text || undefined } as Record<string, FilterValue>, {
              replace: true,
            })
          }
        />
      )
    case 'select':
      return (
        <Select
          allowClear
          aria-label={label}
          placeholder={label}
          popupMatchSelectWidth={false}
          maxTagCount="responsive"
          options={filter.options.map(option => ({ value: String(option.value), label: t(option.label) }))}
          {...(filter.multiple ? { mode: 'multiple' as const } : {})}
          value={value as string | undefined}
          onChange={next => set((Array.isArray(next) && next.length === 0 ? undefined : next) as FilterValue)}
        />
      )
    case 'remote':
      return (
        <SearchSelect
          label={label}
          endpoint={filter.endpoint}
          {...(filter.query ? { query: filter.query } : {})}
          toOption={filter.toOption}
          minLength={filter.minLength}
          value={value === undefined ? undefined : Number(value)}
          onChange={next => set(next === undefined || next === null ? undefined : String(next))}
        />
      )
    case 'dates':
      return <DatesFilter filter={filter} state={state} label={label} />
    case 'toggle':
      return (
        <button
          type="button"
          className="rb-list-toggle-button"
          aria-pressed={value === true}
          onClick={() => set(value === true ? undefined : true)}
        >
          {label}
        </button>
      )
  }
}
