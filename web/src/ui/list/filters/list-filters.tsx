import ClearOutlined from '@ant-design/icons/es/icons/ClearOutlined'
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined'
import Button from 'antd/es/button'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import type { ListFilter } from '../list-types.ts'
import { ModeSwitch } from '../mode-switch.tsx'
import type { ListState } from '../state/use-list-state.ts'
import { FilterControl } from './filter-control.tsx'
import { namesOf } from './list-search.ts'
import './list-filters.css'

/** The filters and the mode switch; a button shows the further ones, on a phone all but the first. */
export function ListFilters({ filters, state, onClear, hasCards }: ListFiltersProps) {
  const { t } = useTranslation()
  const [isExpanded, setExpanded] = useState(false)
  const isPhone = useIsPhone()
  const isSet = (filter: ListFilter) => namesOf(filter).some(name => state.search.values[name] !== undefined)
  const mainSearch = filters.find(({ kind }) => kind === 'search')
  const further = isPhone ? filters.slice(alwaysShown) : filters.filter(({ isFurther }) => isFurther)
  const shown = isExpanded ? filters : filters.filter(filter => !further.includes(filter))
  if (filters.length === 0 && !hasCards) return null
  return (
    <search className="rb-list-filters">
      {shown.map(filter => (
        <div
          key={filter.name}
          className={`rb-list-filter rb-list-${filter.kind}`}
          style={widthStyle(filter.width)}
          data-label={filter.kind === 'select' || filter.kind === 'remote' ? t(filter.label) : undefined}
        >
          <FilterControl filter={filter} state={state} hasKey={filter === mainSearch} />
        </div>
      ))}
      {filters.length > 1 && (
        <button
          type="button"
          className="rb-list-clear"
          aria-disabled={state.isFiltered ? undefined : true}
          onClick={state.isFiltered ? onClear : undefined}
        >
          <ClearOutlined aria-hidden />
          <span>{t('ui.list.clear')}</span>
        </button>
      )}
      {further.length > 0 && (
        <Button
          className="rb-list-expand"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isPhone ? 'ui.list.filters' : 'ui.list.more_filters')}
          <span className="rb-list-count" data-idle={further.some(isSet) ? undefined : ''}>
            {further.filter(isSet).length}
          </span>
        </Button>
      )}
      {hasCards && <ModeSwitch mode={state.mode} onChange={state.setMode} />}
    </search>
  )
}

interface ListFiltersProps {
  filters: readonly ListFilter[]
  state: ListState
  onClear: () => void
  hasCards: boolean
}

/** On a phone. */
const alwaysShown = 3

/** A custom property, so that a media query can override it. */
const widthStyle = (width: number | undefined) =>
  width === undefined ? undefined : ({ '--rb-width': `${width}px` } as CSSProperties)
