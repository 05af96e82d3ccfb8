import DownOutlined from '@ant-design/icons/es/icons/DownOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { formatDatesRange, parseDatesRange } from '#contract/shared/dates.ts'
import { DropMenu } from '../../actions/drop-menu.tsx'
import { DateRangeField } from '../../fields/date/date-range-field.tsx'
import { shopToday } from '../../text/today.ts'
import type { ListFilter } from '../list-types.ts'
import type { ListState } from '../state/use-list-state.ts'
import { datePresets, daysOfPreset, isDatePreset } from './date-presets.ts'
import type { FilterValue } from './list-search.ts'
import './dates-filter.css'

interface DatesFilterProps {
  filter: ListFilter & { kind: 'dates' }
  state: ListState
  label: string
}

/** A menu of dates and presets, and the range itself. */
export function DatesFilter({ filter, state, label }: DatesFilterProps) {
  const { t } = useTranslation()
  const { values } = state.search
  const { name, names, also = [] } = filter
  const preset = isDatePreset(values[name]) ? values[name] : undefined
  const set = (next: Record<string, FilterValue | undefined>) =>
    state.setFilter({
      [name]: undefined,
      ...(names ? { [names.from]: undefined, [names.to]: undefined } : {}),
      ...next,
    } as Record<string, FilterValue>)
  const chosen = chosenDays()
  const presetName = (one: string) => t(`ui.dates.${one}`)
  return (
    <div className="rb-dates-filter">
      <DropMenu
        menu={{
          selectable: true,
          selectedKeys: preset ? [preset] : [],
          items: [
            ...datePresets.map(one => ({
              key: one,
              label: presetName(one),
              onClick: () => set({ [name]: one }),
            })),
            ...(also.length > 0 ? [{ type: 'divider' as const }] : []),
            ...also.map(({ label, values }) => ({ key: label, label: t(label), onClick: () => set(values) })),
          ],
        }}
        button={(ref, isOpen) => (
          <Button ref={ref} aria-haspopup="menu" aria-expanded={isOpen}>
            <span className="rb-dates-name">
              <span>{label}</span>
              {preset || chosen ? (
                <strong>{presetName(preset ?? 'chosen')}</strong>
              ) : (
                <span>{t('ui.dates.any')}</span>
              )}
            </span>
            <DownOutlined aria-hidden />
          </Button>
        )}
      />
      <DateRangeField
        label={label}
        allowFuture={filter.allowFuture}
        value={preset ? formatDatesRange(daysOfPreset(preset, shopToday())) : chosen}
        onChange={next => {
          const range = next ? parseDatesRange(next) : undefined
          set(names ? { [names.from]: range?.from, [names.to]: range?.to } : { [name]: next })
        }}
      />
    </div>
  )

  function chosenDays(): string | undefined {
    if (!names) return typeof values[name] === 'string' && values[name] ? values[name] : undefined
    const [from, to] = [values[names.from], values[names.to]]
    return from && to ? formatDatesRange({ from: String(from), to: String(to) }) : undefined
  }
}
