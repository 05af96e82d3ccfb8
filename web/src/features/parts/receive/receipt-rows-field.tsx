import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { NoFormStyle } from 'antd/es/form/context'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { receiptRowsMax } from '#contract/parts/receipt.ts'
import { PartRowsHead } from '../rows/part-rows-head.tsx'
import { useScannedPart } from '../scanned-part.ts'
import { ReceiptRow } from './receipt-row.tsx'
import type { ReceiptRowErrors, ReceiptRowValues } from './receipt-values.ts'
import { useReceiptRows } from './use-receipt-rows.ts'
import '../rows/part-rows.css'
import './receipt.css'

interface ReceiptRowsFieldProps {
  value?: readonly ReceiptRowValues[]
  onChange?: (rows: ReceiptRowValues[]) => void
  /** By row key. */
  errors: Readonly<Record<string, ReceiptRowErrors>>
  disabled: boolean
  /** Creates the part that was not found. */
  onNew: ((typed: string) => void) | undefined
}

/** Usable without a mouse. */
export function ReceiptRowsField({ value = none, onChange, errors, disabled, onNew }: ReceiptRowsFieldProps) {
  const { t } = useTranslation()
  const body = useRef<HTMLTableSectionElement>(null)
  const { change, remove, next, add, addScanned } = useReceiptRows(body, value, onChange)
  useScannedPart(
    part => {
      if (!disabled) addScanned(part)
    },
    () => body.current?.checkVisibility() ?? false,
  )
  const hasRoom = value.length < receiptRowsMax
  return (
    // Errors of one row must not mark all rows.
    <NoFormStyle status>
      <div className="rb-part-rows">
        <table className="rb-with-cost">
          <PartRowsHead hasStock={false} price="parts.rows.cost" />
          <tbody ref={body}>
            {value.map(row => (
              <ReceiptRow
                key={row.key}
                row={row}
                errors={errors[row.key]}
                disabled={disabled}
                onChange={change}
                onRemove={remove}
                onNew={onNew}
                onNext={next}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="rb-part-rows-foot">
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={disabled || (!hasRoom && value.every(row => row.part))}
          onClick={add}
        >
          {t('parts.rows.add')}
        </Button>
        {!hasRoom && <span className="rb-cell-note">{t('parts.rows.at_most', { max: receiptRowsMax })}</span>}
      </div>
    </NoFormStyle>
  )
}

const none: readonly ReceiptRowValues[] = []
