import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined'
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined'
import Button from 'antd/es/button'
import Checkbox from 'antd/es/checkbox'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/shell/announcements.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { IconAction } from '../../actions/icon-action.tsx'
import type { ListColumn } from '../list-types.ts'
import { columnName, isMovable } from '../table/chosen-columns.ts'
import type { ColumnChoice } from '../table/use-column-choice.ts'

interface ColumnChooserProps<Row> {
  columns: readonly ListColumn<Row>[]
  choice: ColumnChoice
}

/** Which columns a table has, and in which order. */
export function ColumnChooser<Row>({ columns, choice }: ColumnChooserProps<Row>) {
  const { t } = useTranslation()
  const titleId = useId()
  const root = useRef<HTMLUListElement>(null)
  const movable = columns.filter(column => isMovable(column, columns))
  const fixed = columns.filter(column => !isMovable(column, columns))
  const all = movable.map(columnName)
  const shown = (choice.names ?? all).filter(name => all.includes(name))
  const listed = [...shown, ...all.filter(name => !shown.includes(name))]
  const titleOf = (name: string) => t(movable.find(column => columnName(column) === name)!.title)
  return (
    <section className="rb-views-section" aria-labelledby={titleId}>
      <div className="rb-views-head">
        <h3 id={titleId}>{t('list-views.columns')}</h3>
        <Button size="small" aria-disabled={choice.names === null} onClick={() => choice.choose(null)}>
          {t('list-views.reset_columns')}
        </Button>
      </div>
      <ul ref={root} className="rb-views-list">
        {fixed
          .filter(column => !column.isPinned)
          .map(column => (
            <Fixed key={column.title} title={t(column.title)} />
          ))}
        {listed.map(name => {
          const place = shown.indexOf(name)
          return (
            <li key={name} data-column={name}>
              <Checkbox checked={place >= 0} onChange={() => toggle(name)}>
                {titleOf(name)}
              </Checkbox>
              {place >= 0 && (
                <span className="rb-views-moves">
                  <IconAction
                    label={t('list-views.move_up', { name: titleOf(name) })}
                    icon={<ArrowUpOutlined aria-hidden />}
                    disabledBecause={place === 0 ? t('list-views.is_first') : undefined}
                    onClick={() => move(name, -1)}
                  />
                  <IconAction
                    label={t('list-views.move_down', { name: titleOf(name) })}
                    icon={<ArrowDownOutlined aria-hidden />}
                    disabledBecause={place === shown.length - 1 ? t('list-views.is_last') : undefined}
                    onClick={() => move(name, 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
        {fixed
          .filter(column => column.isPinned)
          .map(column => (
            <Fixed key={column.title} title={t(column.title)} />
          ))}
      </ul>
      <p className="rb-muted">{t('list-views.columns_text')}</p>
    </section>
  )

  function toggle(name: string) {
    const without = shown.filter(other => other !== name)
    choice.choose(shown.includes(name) ? without : [...shown, name])
    refocus(name, 'input')
  }

  function move(name: string, by: 1 | -1) {
    const place = shown.indexOf(name)
    const others = shown.filter(other => other !== name)
    choice.choose([...others.slice(0, place + by), name, ...others.slice(place + by)])
    announce(t('list-views.moved', { name: titleOf(name), place: place + by + 1, count: shown.length }))
    refocus(name, `button:nth-of-type(${by < 0 ? 1 : 2})`)
  }

  /** Moving an element in the DOM loses its focus. */
  function refocus(name: string, control: string) {
    focusSoon(() =>
      root.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(name)}"] ${control}`),
    )
  }
}

/** A column that cannot be hidden: the link, or money. */
const Fixed = ({ title }: { title: string }) => (
  <li>
    <Checkbox checked disabled>
      {title}
    </Checkbox>
  </li>
)
