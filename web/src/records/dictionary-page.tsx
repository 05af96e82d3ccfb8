import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Columns } from '#contract/records/columns.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import type { ExportOf } from '#web/ui/list/export-menu.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, RowOf } from '#web/ui/list/list-types.ts'
import { DeleteRecord } from './delete-record.tsx'
import { listColumns } from './dictionary-columns.tsx'
import { useDictionaryReads } from './use-dictionary-reads.ts'

interface DictionaryPageProps<L extends Endpoint> {
  /** `words`: translation key with title, count, new, edit, search, none, none_text and delete_question. */
  dictionary: {
    kind: RecordKind
    words: string
    labels: string
    columns: Columns
    endpoints: Record<'create' | 'update' | 'remove' | 'get' | 'shortList', Endpoint> & {
      list: L
      exportList: ExportOf
    }
  }
  /** Without the name. Default: the declared ones. */
  columns?: readonly ListColumn<RowOf<L>>[]
  /** Path of the form, or opens it. Default: a dialog with a field for each column. */
  create?: string | (() => void)
  /** Path of the form, or opens it. */
  edit?: (row: RowOf<L>) => string | (() => void)
  /** Fields of the dialog. Default: one for each column. */
  fields?: ReactNode
  /** What the dialog sends. Default: its values. */
  bodyOf?: (values: Record<string, unknown>) => object
}

interface Entry {
  id: number
  name: string
}

/** The list of a dictionary: entries are edited by their names, and deleted while unused. */
export function DictionaryPage<const L extends Endpoint>(props: DictionaryPageProps<L>) {
  const { dictionary, columns = listColumns<RowOf<L>>(dictionary), fields, bodyOf } = props
  const { kind, words, labels, endpoints } = dictionary
  const openForm = (entry?: { id: number }) =>
    openOverlay('records.entry', { dictionary, fields, bodyOf, ...(entry && { entry }) })
  const create = props.create ?? (() => openForm())
  const edit = props.edit ?? (row => () => openForm(row as unknown as Entry))
  useDictionaryReads(dictionary)
  const { t } = useTranslation()
  const mayEdit = useAllowed()(endpoints.update)
  const [deleting, setDeleting] = useState<Entry>()
  const close = useCallback(() => setDeleting(undefined), [])
  return (
    <>
      <ListPage
        name={words.split('.').at(-1)!}
        read={{ endpoint: endpoints.list }}
        heading={{ title: `${words}.title`, count: `${words}.count`, exports: endpoints.exportList }}
        create={{ title: `${words}.new`, to: create, requires: endpoints.create }}
        filters={[{ kind: 'search', name: 'search', label: `${words}.search` }]}
        columns={[{ title: `${labels}.fields.name`, sort: 'name', render: nameOf }, ...columns]}
        rows={{
          link: row => asPath(edit(row)),
          actions: row => {
            const to = edit(row)
            return [
              {
                key: 'edit',
                label: 'records.edit',
                icon: <EditOutlined aria-hidden />,
                requires: endpoints.update,
                ...(typeof to === 'string' ? { to } : { onClick: to }),
              },
              {
                key: 'delete',
                label: 'records.delete',
                icon: <DeleteOutlined aria-hidden />,
                danger: true,
                requires: endpoints.remove,
                onClick: () => setDeleting(row as unknown as Entry),
              },
            ]
          },
        }}
        empty={{ title: `${words}.none`, text: `${words}.none_text` }}
      />
      <DeleteRecord
        endpoint={endpoints.remove}
        input={deleting && ({ params: { id: deleting.id } } as unknown as CallInput<Endpoint>)}
        name={deleting?.name}
        question={t(`${words}.delete_question`)}
        kind={kind}
        onClose={close}
      />
    </>
  )

  /** The list links a row that has a path; a dialog needs a button. */
  function nameOf(row: RowOf<L>): ReactNode {
    const open = edit(row)
    const shown = (row as unknown as Entry).name
    if (typeof open === 'string' || !mayEdit) return shown
    return (
      <button type="button" className="rb-link-button" onClick={open}>
        {shown}
      </button>
    )
  }
}

const asPath = (to: string | (() => void)) => (typeof to === 'string' ? to : undefined)
