import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { ChargesCount } from '#web/features/charges/index.ts'
import { useShortCount } from '#web/features/parts/index.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { workTotal } from '../prices/priced-repair-order.ts'
import type { WorkValues } from '../values/repair-order-values.ts'
import { OpenWork } from './open-work.tsx'
import { hasErrors, type WorkErrors } from './work-errors.ts'

export interface WorkCardProps {
  work: WorkValues
  errors: WorkErrors
  /** Shows all errors, not only those of touched fields. */
  isRevealed: boolean
  isOpen: boolean
  /** Just added: focuses the name. */
  isNew: boolean
  canRemove: boolean
  disabled: boolean
  onToggle: (key: string) => void
  onChange: (key: string, change: (work: WorkValues) => WorkValues) => void
  onFill: (key: string, choice: TypeOfWorkChoice) => void
  onRemove: (key: string) => void
}

/** A type of work with its parts. Closed cards are one line, so that a long order stays quick. */
export const WorkCard = memo(function WorkCard(props: WorkCardProps) {
  const { work, errors, isOpen, isRevealed } = props
  const { t } = useTranslation()
  return (
    <section
      className={hasErrors(errors) && isRevealed ? 'rb-work rb-work-bad' : 'rb-work'}
      aria-label={work.name || t('repair-orders.web.new_work')}
      // Estimated height of a card outside the window, which is not laid out.
      style={{
        containIntrinsicBlockSize: `auto ${isOpen ? 130 + 37 * (work.parts.length + work.charges.length) : 44}px`,
      }}
    >
      {isOpen ? <OpenWork {...props} /> : <ClosedWork {...props} />}
    </section>
  )
})

function ClosedWork({ work, canRemove, disabled, onToggle, onRemove }: WorkCardProps) {
  const { t } = useTranslation()
  const name = work.name || t('repair-orders.web.new_work')
  const short = useShortCount(work.parts)
  return (
    <div className="rb-work-line">
      <button type="button" className="rb-work-open" aria-expanded={false} onClick={() => onToggle(work.key)}>
        <DownOutlined aria-hidden="true" />
        <strong>{name}</strong>
        <span className="rb-muted">
          {t('repair-orders.web.parts_count', { count: work.parts.filter(row => row.part).length })}
          <ChargesCount count={work.charges.length} />
        </span>
        {short > 0 && <span className="rb-bad">{t('repair-orders.web.parts_short', { count: short })}</span>}
      </button>
      <span className="rb-work-labor rb-wide-only">
        <span className="rb-muted">{t('repair-orders.web.labor')}</span> {work.duration || '0:00'}{' '}
        {t('repair-orders.web.hours_by')} <Money value={work.hourly_rate ?? 0} />
      </span>
      <strong className="rb-work-sum">
        <Money value={workTotal(work)} />
      </strong>
      <IconAction
        label={`${t('repair-orders.web.remove_work')} ${name}`}
        icon={<DeleteOutlined aria-hidden />}
        disabledBecause={canRemove && !disabled ? undefined : t('repair-orders.web.one_work_stays')}
        onClick={() => onRemove(work.key)}
      />
    </div>
  )
}
