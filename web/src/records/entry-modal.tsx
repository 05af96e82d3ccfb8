import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Columns } from '#contract/records/columns.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { columnValues, emptyValues } from './column-values.ts'
import { EntryFields } from './dictionary-columns.tsx'

interface EntryModalProps {
  dictionary: {
    kind: RecordKind
    words: string
    labels: string
    columns: Columns
    endpoints: { create: Endpoint; update: Endpoint }
  }
  /** Absent: a new entry. */
  entry?: { id: number }
  /** Default: one for each column. */
  fields?: ReactNode
  /** Default: the values. */
  bodyOf?: ((values: Record<string, unknown>) => object) | undefined
}

export default function EntryModal({
  dictionary,
  entry,
  fields,
  bodyOf,
  open,
  onClose,
}: EntryModalProps & OverlayProps) {
  const { t } = useTranslation()
  const { words } = dictionary
  const form = useMemo(() => entryForm(dictionary, bodyOf), [dictionary, bodyOf])
  return (
    <FormModal
      of={form}
      {...(entry ? { mode: 'edit', params: { id: entry.id }, saved: entry } : {})}
      open={open}
      onClose={onClose}
      title={t(entry ? `${words}.edit` : `${words}.new`)}
      width={420}
    >
      {() => fields ?? <EntryFields {...dictionary} />}
    </FormModal>
  )
}

const entryForm = (
  { kind, columns, labels, endpoints }: EntryModalProps['dictionary'],
  bodyOf: EntryModalProps['bodyOf'],
) =>
  declareForm({
    kind,
    endpoints: { create: endpoints.create, edit: endpoints.update },
    values: {
      empty: emptyValues(columns),
      of: (entry: object) => columnValues(columns, entry as Record<string, unknown>),
      toBody: values => (bodyOf?.(values) ?? values) as never,
    },
    label: field => `${labels}.fields.${field}`,
  })

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'records.entry': EntryModalProps
  }
}
