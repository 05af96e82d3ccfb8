import { z } from 'zod'
import { date, dollars, id, numberUpTo } from '../shared/fields.ts'

export type ColumnKind = 'text' | 'number' | 'money' | 'flag' | 'date' | 'choice' | 'reference'

/** A column of a record. What is shown, exported and kept in the history of it follows from its kind. */
export interface Column<
  Kind extends ColumnKind = ColumnKind,
  Input extends z.ZodType = z.ZodType,
  Row extends z.ZodType = z.ZodType,
> {
  kind: Kind
  /** What create and update take. */
  input: Input
  /** What is answered. */
  row: Row
  /** Of a choice: its values, each with a sentence `<words>.choices.<column>.<value>`. */
  choices?: { values: readonly string[]; words: string }
}

export type Columns = Readonly<Record<string, Column>>

/** `row` where the answer has a fixed set of values. */
function text<Input extends z.ZodType>(input: Input): Column<'text', Input, z.ZodString>
function text<Input extends z.ZodType, Row extends z.ZodType>(
  input: Input,
  row: Row,
): Column<'text', Input, Row>
function text(input: z.ZodType, row: z.ZodType = z.string()): Column<'text'> {
  return { kind: 'text', input, row }
}

const number = <Input extends z.ZodType>(input: Input) =>
  ({ kind: 'number', input, row: z.number() }) as const

const integer = <Input extends z.ZodType>(input: Input) =>
  ({ kind: 'number', input, row: z.number().int() }) as const

/** Dollars from 0 to `max`: `numeric(12,2)` in the table. */
const money = (max = 999_999.99) => ({ kind: 'money', input: numberUpTo(max, 2), row: dollars }) as const

const optionalNumber = <Input extends z.ZodType>(input: Input) =>
  ({ kind: 'number', input: orNull(input), row: z.number().nullable() }) as const

const optionalMoney = <Input extends z.ZodType>(input: Input) =>
  ({ kind: 'money', input: orNull(input), row: dollars.nullable() }) as const

const flag = (initial = false) =>
  ({ kind: 'flag', input: z.boolean().default(initial), row: z.boolean() }) as const

/** `YYYY-MM-DD`; it may be missing. */
const day = () => ({ kind: 'date', input: orNull(date), row: z.string().nullable() }) as const

const choice = <const Values extends readonly [string, ...string[]]>(values: Values, words: string) =>
  ({ kind: 'choice', input: z.enum(values), row: z.enum(values), choices: { values, words } }) as const

const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values, words: string) =>
  ({
    kind: 'choice',
    input: orNull(z.enum(values)),
    row: z.enum(values).nullable(),
    choices: { values, words },
  }) as const

/** The id of a record with a name, in a column that ends in `_id`; it is answered with `<column>_name` beside it. */
const reference = () => ({ kind: 'reference', input: orNull(id), row: id.nullable() }) as const
const requiredReference = () => ({ kind: 'reference', input: id, row: id }) as const

export const column = {
  text,
  number,
  integer,
  optionalNumber,
  money,
  optionalMoney,
  flag,
  date: day,
  choice,
  optionalChoice,
  reference,
  requiredReference,
}

function orNull<Value extends z.ZodType>(value: Value) {
  return value.nullish().transform(given => given ?? null)
}

type NameOf<Field> = Field extends `${infer Noun}_id` ? `${Noun}_name` : never

export const nameOfReference = (field: string): string => field.replace(/_id$/, '_name')

export type RowShape<C extends Columns> = { [Field in keyof C]: C[Field]['row'] } & {
  [Field in keyof C as C[Field]['kind'] extends 'reference'
    ? NameOf<Field>
    : never]: z.ZodNullable<z.ZodString>
}

type InputShape<C extends Columns> = { [Field in keyof C]: C[Field]['input'] }

export const rowShape = <C extends Columns>(columns: C): RowShape<C> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, { kind, row }]) => [
      [field, row],
      ...(kind === 'reference' ? [[nameOfReference(field), z.string().nullable()]] : []),
    ]),
  ) as unknown as RowShape<C>

export const inputShape = <C extends Columns>(columns: C): InputShape<C> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, { input }]) => [field, input]),
  ) as unknown as InputShape<C>

/** Those whose cells in a file are numbers. */
export const numberFields = (columns: Columns): string[] =>
  Object.keys(columns).filter(field => ['number', 'money'].includes(columns[field]!.kind))
