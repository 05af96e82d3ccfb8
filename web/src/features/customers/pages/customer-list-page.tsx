import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleId } from '#contract/access/roles.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import type { ShortUser } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { ImportButton } from '#web/features/imports/index.ts'
import { TagList, tagFilter } from '#web/features/tags/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter, RowAction } from '#web/ui/list/list-types.ts'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { CustomerTabs } from '../components/customer-tabs.tsx'
import { DeleteCustomer } from '../components/delete-customer.tsx'
import { startFrom } from '../start-from.ts'
import { whyNotDeleted } from '../why-not-deleted.ts'
import '../customers.css'

const BulkBar = lazy(() => import('../bulk/bulk-bar.tsx'))

export default function CustomerListPage() {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<CustomerRow>()
  return (
    <>
      <ListPage
        name="customers"
        read={{ endpoint: customerEndpoints.listCustomers }}
        heading={{
          title: 'customers.customers',
          count: 'customers.count',
          exports: customerEndpoints.exportCustomers,
          further: <ImportButton kind="customer" />,
          below: <CustomerTabs />,
        }}
        create={{
          title: 'customers.new',
          to: '/customers/create',
          requires: customerEndpoints.createCustomer,
          startFrom,
        }}
        filters={filters}
        columns={columns}
        rows={{
          link: row => `/customers/${row.id}`,
          actions,
          select: selection => (
            <Suspense>
              <BulkBar selection={selection} />
            </Suspense>
          ),
        }}
        cards={{
          columns: { xs: 1, md: 3, xl: 4, xxl: 4 },
          draw: (row, { link }) => ({
            head: (
              <>
                {link(customerName(row))}
                {row.type === 'ecomm' && <StatusTag tone="outlined">{t('customers.types.ecomm')}</StatusTag>}
              </>
            ),
            body: (
              <>
                {companyOf(row) && <div className="rb-muted">{companyOf(row)}</div>}
                <div>
                  <PhoneText phone={row.phone} extension={row.phone_extension} />
                </div>
                {row.email && <EmailText email={row.email} />}
              </>
            ),
            foot: <TagList tags={row.tags} />,
          }),
        }}
        empty={{
          title: 'customers.none',
          text: 'customers.none_text',
          besides: <ImportButton kind="customer" />,
        }}
      />
      <DeleteCustomer customer={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )

  function actions(row: CustomerRow): RowAction<CustomerRow>[] {
    const reason = whyNotDeleted(row)
    return [
      {
        key: 'edit',
        label: 'customers.edit',
        icon: <EditOutlined aria-hidden />,
        to: `/customers/${row.id}/edit`,
        requires: customerEndpoints.updateCustomer,
      },
      {
        key: 'comments',
        label: 'customers.comments',
        icon: <CommentOutlined aria-hidden />,
        count: row.comments_count,
        // By the specification the right to update, though comments have rights of their own.
        requires: customerEndpoints.updateCustomer,
        onClick: () => openOverlay('customers.comments', { id: row.id, name: customerName(row) }),
      },
      {
        key: 'delete',
        label: 'customers.delete',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        requires: customerEndpoints.deleteCustomer,
        disabledBecause: reason && t(reason),
        onClick: () => setDeleting(row),
      },
    ]
  }
}

const companyOf = (row: CustomerRow) => companyBeside(customerName(row), row.company_name)

const columns: ListColumn<CustomerRow>[] = [
  {
    title: 'customers.name',
    sort: 'name',
    minWidth: 180,
    render: customerName,
    subtitle: companyOf,
  },
  {
    title: 'customers.fields.tags',
    width: 190,
    hidePriority: 1,
    render: row => <TagList tags={row.tags} most={2} />,
  },
  {
    title: 'customers.fields.email',
    minWidth: 200,
    hidePriority: 2,
    render: row => (row.email ? <EmailText email={row.email} /> : <span className="rb-muted">-</span>),
  },
  {
    title: 'customers.fields.phone',
    width: 210,
    render: row => <PhoneText phone={row.phone} extension={row.phone_extension} />,
  },
]

const filters: ListFilter[] = [
  { kind: 'search', name: 'search', label: 'customers.search' },
  tagFilter('customer'),
  {
    kind: 'select',
    name: 'type',
    label: 'customers.type',
    width: 170,
    options: [
      { value: 'bs', label: 'customers.types.bs' },
      { value: 'ecomm', label: 'customers.types.ecomm' },
    ],
  },
  {
    kind: 'remote',
    name: 'sales_manager_id',
    label: 'customers.fields.sales_manager',
    width: 200,
    endpoint: userEndpoints.listUsersShort,
    query: { roles: [roleId('sales_manager')] },
    minLength: 0,
    toOption: (user: ShortUser) => ({ value: user.id, label: user.full_name }),
  },
]
