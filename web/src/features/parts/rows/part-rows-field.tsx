import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { useCallback, useContext, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { useScannedPart } from '../scanned-part.ts'
import { sayAdded, sayFull, withOneMore } from './add-scanned.ts'
import { emptyPartRow, type PartRowValues } from './part-row-values.ts'
import { PartRows } from './part-rows.tsx'
import { PartsStockContext } from './use-part-stock.ts'

interface PartRowsFieldProps {
  value?: readonly PartRowValues[]
  onChange?: (rows: PartRowValues[]) => void
  /** By row key. */
  errors: Readonly<Record<string, string>>
  max: number
  disabled: boolean
}

/** Each part once. */
export function PartRowsField({ value = none, onChange, errors, max, disabled }: PartRowsFieldProps) {
  const { t } = useTranslation()
  const body = useRef<HTMLTableSectionElement>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const write = useCallback((change: (rows: readonly PartRowValues[]) => PartRowValues[]) => {
    latest.current.onChange?.(change(latest.current.value))
  }, [])
  const change = useCallback(
    (key: string, changed: Partial<PartRowValues>) =>
      write(rows => rows.map(row => (row.key === key ? { ...row, ...changed } : row))),
    [write],
  )
  const add = useCallback(() => {
    if (latest.current.value.length >= max) return
    write(rows => [...rows, emptyPartRow()])
    focusSoon(() => firstField(body.current?.lastElementChild))
  }, [write, max])
  const remove = useCallback((key: string) => write(rows => rows.filter(row => row.key !== key)), [write])
  const stock = useContext(PartsStockContext)
  useScannedPart(
    part => {
      if (disabled) return
      const added = withOneMore(latest.current.value, part, max, emptyPartRow)
      if (!added) return sayFull(max)
      stock?.learn([part])
      write(() => added.rows)
      sayAdded(added.row)
    },
    () => body.current?.checkVisibility() ?? false,
  )
  const ids = value.flatMap(row => row.part?.id ?? []).join()
  const chosenIds = useMemo(() => (ids ? ids.split(',').map(Number) : []), [ids])
  const hasRoom = value.length < max
  return (
    <>
      <PartRows
        ref={body}
        rows={value}
        errors={errors}
        chosenIds={chosenIds}
        disabled={disabled}
        onChange={change}
        onRemove={remove}
        onAdd={add}
      />
      <div className="rb-part-rows-foot">
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={disabled || !hasRoom}
          onClick={add}
        >
          {t('parts.rows.add')}
        </Button>
        {!hasRoom && <span className="rb-cell-note">{t('parts.rows.at_most', { max })}</span>}
      </div>
    </>
  )
}

const none: readonly PartRowValues[] = []
