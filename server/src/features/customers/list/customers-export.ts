import { customerColumns } from '#contract/customers/customer-fields.ts'
import type { CustomerListQuery, CustomerRow } from '#contract/customers/customer-shapes.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { exportColumns } from '#server/records/crud/columns.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { customerList } from './customer-queries.ts'

export const customersExport = declareExport<CustomerListQuery, CustomerRow>({
  title: 'customers.customers',
  list: customerList,
  columns: context => [
    ...exportColumns({ columns: customerColumns.listed, labels: 'customers' }, context),
    { title: 'customers.fields.tags', value: row => row.tags.map(({ name }) => name).join(', ') },
    { title: 'customers.fields.email', value: row => row.email },
    { title: 'customers.fields.phone', value: row => formatPhone(row.phone, row.phone_extension) },
    { title: 'customers.fields.sales_manager', value: row => row.sales_manager?.full_name ?? null },
    context.may('labor-rates.read') && {
      title: 'customers.fields.labor_rate',
      value: row => row.labor_rate?.name ?? null,
    },
    { title: 'customers.type', value: row => context.t(`customers.types.${row.type}`) },
  ],
})
