import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { PlainTableHead } from '#web/ui/details/plain-table-head.tsx'
import { emptyPartRow, type PartRowValues } from '../part-row-values.ts'
import { PartRowEditor } from './part-row-editor.tsx'
import '../parts.css'

interface PartRowsFieldProps {
  value?: readonly PartRowValues[]
  onChange?: (rows: PartRowValues[]) => void
  /** By the key of a row. */
  errors: Readonly<Record<string, string>>
  max: number
  disabled: boolean
}

/** The parts of a type of work: found, counted, priced as they are now. One row always stays. */
export function PartRowsField({ value = [], onChange, errors, max, disabled }: PartRowsFieldProps) {
  const { t } = useTranslation()
  const hasRoom = value.length < max
  const chosenIds = value.flatMap(row => row.part?.id ?? [])
  return (
    <>
      <table className="rb-plain-table rb-part-rows">
        <PlainTableHead
          hasActions
          columns={[
            { title: t('parts.part') },
            { title: t('parts.fields.stock_number'), isWide: true },
            { title: t('parts.fields.quantity'), isNumber: true },
            { title: t('parts.fields.price_retail'), isNumber: true, isWide: true },
            { title: t('parts.amount'), isNumber: true },
          ]}
        />
        <tbody>
          {value.map(row => (
            <PartRowEditor
              key={row.key}
              row={row}
              error={errors[row.key]}
              chosenIds={chosenIds}
              canRemove={value.length > 1}
              disabled={disabled}
              onChange={next => onChange?.(value.map(one => (one.key === row.key ? next : one)))}
              onRemove={() => onChange?.(value.filter(one => one.key !== row.key))}
            />
          ))}
        </tbody>
      </table>
      <div className="rb-part-rows-foot">
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={disabled || !hasRoom}
          onClick={() => onChange?.([...value, emptyPartRow()])}
        >
          {t('parts.add_part')}
        </Button>
        {!hasRoom && <span className="rb-part-note">{t('parts.no_more_parts', { max })}</span>}
      </div>
    </>
  )
}
