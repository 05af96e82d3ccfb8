import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useState } from 'react'
import type { TypeOfWorkRow } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { ImportButton } from '#web/features/imports/index.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter, RowAction } from '#web/ui/list/list-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import { DeleteTypeOfWork } from '../components/delete-type-of-work.tsx'

export default function TypeOfWorkListPage() {
  const allowed = useAllowed()
  const [deleting, setDeleting] = useState<TypeOfWorkRow>()
  return (
    <>
      <ListPage
        name="types-of-work"
        read={{ endpoint: typeOfWorkEndpoints.listTypesOfWork }}
        heading={{
          title: 'types-of-work.types_of_work',
          count: 'types-of-work.count',
          exports: typeOfWorkEndpoints.exportTypesOfWork,
          further: <ImportButton kind="type_of_work" />,
        }}
        create={{
          title: 'types-of-work.new',
          to: '/type-of-work/create',
          requires: typeOfWorkEndpoints.createTypeOfWork,
        }}
        filters={filters}
        columns={columns}
        rows={{
          link: row => (allowed(typeOfWorkEndpoints.getTypeOfWork) ? `/type-of-work/${row.id}` : undefined),
          actions,
        }}
        empty={{
          title: 'types-of-work.none',
          text: 'types-of-work.none_text',
          besides: <ImportButton kind="type_of_work" />,
        }}
      />
      <DeleteTypeOfWork work={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )

  function actions(row: TypeOfWorkRow): RowAction<TypeOfWorkRow>[] {
    return [
      {
        key: 'edit',
        label: 'types-of-work.edit',
        icon: <EditOutlined aria-hidden />,
        to: `/type-of-work/${row.id}/edit`,
        requires: typeOfWorkEndpoints.updateTypeOfWork,
      },
      {
        key: 'delete',
        label: 'types-of-work.delete',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        requires: typeOfWorkEndpoints.deleteTypeOfWork,
        onClick: () => setDeleting(row),
      },
    ]
  }
}

const columns: ListColumn<TypeOfWorkRow>[] = [
  { title: 'types-of-work.name', sort: 'name', minWidth: 180, render: row => row.name },
  {
    title: 'types-of-work.duration',
    width: 130,
    hidePriority: 2,
    align: 'right',
    render: row => <span className="rb-number">{row.duration}</span>,
  },
  {
    title: 'types-of-work.hourly_rate',
    width: 150,
    hidePriority: 1,
    align: 'right',
    render: row => <Money value={row.hourly_rate} />,
  },
  {
    title: 'types-of-work.estimated_amount',
    width: 190,
    align: 'right',
    isPinned: true,
    render: row => <Money value={row.estimated_amount} />,
  },
]

const filters: ListFilter[] = [{ kind: 'search', name: 'search', label: 'types-of-work.search' }]
