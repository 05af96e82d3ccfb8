import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useCallback, useState } from 'react'
import { type Supplier, supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { ImportButton } from '#web/features/imports/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, RowAction } from '#web/ui/list/list-types.ts'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { DeleteSupplier } from '../components/delete-supplier.tsx'
import { WebAddress } from '../components/web-address.tsx'

export default function SupplierListPage() {
  const [deleting, setDeleting] = useState<Supplier>()
  const close = useCallback(() => setDeleting(undefined), [])
  return (
    <>
      <ListPage
        name="suppliers"
        read={{ endpoint: supplierEndpoints.list }}
        heading={{
          title: 'suppliers.title',
          count: 'suppliers.count',
          exports: supplierEndpoints.exportList,
          further: <ImportButton kind="supplier" />,
        }}
        create={{
          title: 'suppliers.new',
          to: () => openOverlay('suppliers.form', {}),
          requires: supplierEndpoints.create,
        }}
        filters={[{ kind: 'search', name: 'search', label: 'suppliers.search' }]}
        columns={columns}
        rows={{ actions }}
        empty={{
          title: 'suppliers.none',
          text: 'suppliers.none_text',
          besides: <ImportButton kind="supplier" />,
        }}
      />
      <DeleteSupplier supplier={deleting} onClose={close} />
    </>
  )

  function actions({ id }: Supplier): RowAction<Supplier>[] {
    return [
      {
        key: 'edit',
        label: 'suppliers.edit',
        icon: <EditOutlined aria-hidden />,
        requires: supplierEndpoints.update,
        onClick: () => openOverlay('suppliers.form', { id }),
      },
      {
        key: 'delete',
        label: 'suppliers.delete',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        requires: supplierEndpoints.remove,
        onClick: setDeleting,
      },
    ]
  }
}

const mainOf = ({ contacts }: Supplier) => contacts.find(contact => contact.is_main)

const columns: ListColumn<Supplier>[] = [
  {
    title: 'suppliers.fields.name',
    sort: 'name',
    minWidth: 200,
    render: ({ id, name }) => (
      <button type="button" className="rb-link-button" onClick={() => openOverlay('suppliers.view', { id })}>
        {name}
      </button>
    ),
  },
  {
    title: 'suppliers.fields.url',
    minWidth: 160,
    hidePriority: 1,
    render: ({ url }) => <WebAddress url={url} />,
  },
  {
    title: 'suppliers.main_contact',
    minWidth: 160,
    render: supplier => mainOf(supplier)?.name || <span className="rb-muted">-</span>,
    subtitle: supplier => mainOf(supplier)?.position,
  },
  {
    title: 'suppliers.contact.email',
    minWidth: 200,
    hidePriority: 2,
    render: supplier => <EmailText email={mainOf(supplier)?.email} />,
  },
  {
    title: 'suppliers.contact.phone',
    width: 220,
    render: supplier => {
      const main = mainOf(supplier)
      return <PhoneText phone={main?.phone} extension={main?.phone_extension ?? null} />
    },
  },
]
