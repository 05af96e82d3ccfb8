import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, type ColumnKind, type Columns, nameOfReference } from '#contract/records/columns.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { emptyOfKind } from './column-values.ts'

type Values = Record<string, unknown>
interface Of {
  columns: Columns
  labels: string
}

export const listColumns = <Row,>({ columns, labels }: Of): ListColumn<Row>[] =>
  Object.entries(columns)
    .filter(([field]) => field !== 'name')
    .map(([field, column]) => ({
      title: `${labels}.fields.${field}`,
      ...(column.kind === 'money' || column.kind === 'number' ? { align: 'right', width: 160 } : {}),
      render: row => <Shown column={column} field={field} row={row as Values} />,
    }))

function Shown({ column, field, row }: { column: Column; field: string; row: Values }): ReactNode {
  const { t } = useTranslation()
  const { kind, choices } = column
  const value = row[kind === 'reference' ? nameOfReference(field) : field]
  if (kind === 'flag') return t(`ui.confirm.${value ? 'yes' : 'no'}`)
  if (choices) return value ? t(`${choices.words}.choices.${field}.${value}`) : '-'
  if (kind === 'money') return <Money value={value as number} />
  if (kind === 'date') return <DateText value={value as string | null} />
  return value as ReactNode
}

export function EntryFields({ columns, labels }: Of) {
  const { t } = useTranslation()
  return Object.entries(columns).map(([field, column]) =>
    column.kind === 'flag' ? (
      <Form.Item key={field} name={field} valuePropName="checked">
        <Checkbox>{t(`${labels}.fields.${field}`)}</Checkbox>
      </Form.Item>
    ) : (
      <Form.Item
        key={field}
        name={field}
        label={t(`${labels}.fields.${field}`)}
        required={isRequired(column)}
      >
        {inputOf(field, column)}
      </Form.Item>
    ),
  )
}

const isRequired = ({ kind, input }: Column) => !input.safeParse(emptyOfKind[kind]).success

const inputOf = (field: string, { kind, choices }: Column): ReactNode =>
  choices ? (
    <ChoiceSelect values={choices.values} words={`${choices.words}.choices.${field}`} />
  ) : (
    inputs[kind]
  )

const inputs: Readonly<Partial<Record<ColumnKind, ReactNode>>> = {
  text: <Input autoComplete="off" />,
  number: <NumberField />,
  money: <MoneyField />,
  date: <DateField />,
}
