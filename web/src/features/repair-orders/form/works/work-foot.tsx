import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Checkbox from 'antd/es/checkbox'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { maxPartRows } from '#contract/repair-orders/repair-order-input.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { AddCharge, type ChargeRowValues } from '#web/features/charges/index.ts'
import { Money } from '#web/ui/text/money.tsx'
import { useOrderDefaults } from '../values/order-defaults.ts'
import type { WorkValues } from '../values/repair-order-values.ts'

interface WorkFootProps {
  total: number
  rows: number
  charges: number
  isSaved: boolean
  disabled: boolean
  onAddPart: () => void
  onAddCharge: (row: ChargeRowValues) => void
  /** Absent once their fields are open. */
  onAddFindings: (() => void) | undefined
  onChange: (changed: Partial<WorkValues>) => void
}

/** Add a part or a charge, save to the list, and the total. */
export function WorkFoot({ total, ...rest }: WorkFootProps) {
  return (
    <div className="rb-work-foot">
      <FootActions {...rest} />
      <strong className="rb-work-sum">
        <Money value={total} />
      </strong>
    </div>
  )
}

/** Not re-rendered when the total changes. */
const FootActions = memo(function FootActions(props: Omit<WorkFootProps, 'total'>) {
  const { rows, charges, isSaved, disabled, onAddPart, onAddCharge, onAddFindings, onChange } = props
  const { t } = useTranslation()
  const mayKeep = useAllowed()(typeOfWorkEndpoints.createTypeOfWork)
  const hasRoom = rows < maxPartRows
  const { byHand } = useOrderDefaults()
  return (
    <>
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled || !hasRoom}
        title={hasRoom ? undefined : t('parts.rows.at_most', { max: maxPartRows })}
        onClick={onAddPart}
      >
        {t('parts.rows.add')}
      </Button>
      <AddCharge
        label={t('charges.add')}
        offered={byHand}
        kinds={['sublet', 'freight', 'other']}
        count={charges}
        disabled={disabled}
        onAdd={onAddCharge}
      />
      {onAddFindings && (
        <Button
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={disabled}
          onClick={onAddFindings}
        >
          {t('repair-orders.web.add_findings')}
        </Button>
      )}
      {mayKeep && (
        <Checkbox
          checked={isSaved}
          disabled={disabled}
          onChange={event => onChange({ save_to_the_list: event.target.checked })}
        >
          {t('repair-orders.web.save_to_the_list')}
        </Checkbox>
      )}
    </>
  )
})
