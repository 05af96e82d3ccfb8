import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined'
import type { TFunction } from 'i18next'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside } from '#contract/customers/customer-name.ts'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { CustomerTabs, customerOption } from '#web/features/customers/index.ts'
import { ImportButton } from '#web/features/imports/index.ts'
import { TagList, tagFilter } from '#web/features/tags/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useIsBelowXxl } from '#web/shell/use-is-mobile.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter, RowAction } from '#web/ui/list/list-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { DeleteVehicle } from '../components/delete-vehicle.tsx'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import '../vehicles.css'

const BulkBar = lazy(() => import('../bulk/bulk-bar.tsx'))

function VehicleListPage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const [deleting, setDeleting] = useState<VehicleRow>()
  const mayReadCustomers = allowed(customerEndpoints.getCustomer)
  const mayUpdate = allowed(of.endpoints.updateVehicle)
  const isNarrow = useIsBelowXxl()
  const columns = useMemo(() => {
    const each = columnsOf(of, t, mayReadCustomers)
    return isNarrow ? each.merged : each.apart
  }, [of, t, mayReadCustomers, isNarrow])
  return (
    <>
      <ListPage
        name={of.name}
        read={{ endpoint: of.endpoints.listVehicles }}
        heading={{
          title: `vehicles.${of.name}`,
          count: `vehicles.${of.kind}_count`,
          exports: of.endpoints.exportVehicles,
          further: <ImportButton kind={of.kind} />,
          below: <CustomerTabs />,
        }}
        create={{
          title: `vehicles.new_${of.kind}`,
          to: `${of.path}/create`,
          requires: of.endpoints.createVehicle,
        }}
        filters={mayReadCustomers ? filters : filters.filter(filter => filter.name !== 'customer_id')}
        columns={columns}
        rows={{
          link: row => `${of.path}/${row.id}`,
          actions,
          select: selection => (
            <Suspense>
              <BulkBar of={of} selection={selection} />
            </Suspense>
          ),
        }}
        empty={{
          title: `vehicles.no_${of.name}`,
          text: `vehicles.no_${of.name}_text`,
          besides: <ImportButton kind={of.kind} />,
        }}
      />
      <DeleteVehicle of={of} vehicle={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )

  function actions(row: VehicleRow): RowAction<VehicleRow>[] {
    return [
      mayUpdate
        ? {
            key: 'edit',
            label: 'vehicles.edit',
            icon: <EditOutlined aria-hidden />,
            to: `${of.path}/${row.id}/edit`,
          }
        : {
            key: 'view',
            label: 'vehicles.view',
            icon: <EyeOutlined aria-hidden />,
            to: `${of.path}/${row.id}`,
          },
      {
        key: 'comments',
        label: 'vehicles.comments',
        icon: <CommentOutlined aria-hidden />,
        count: row.comments_count,
        requires: of.endpoints.listComments,
        onClick: () => openOverlay('vehicles.comments', { kind: of.kind, id: row.id, unit: row.unit_number }),
      },
      {
        key: 'delete',
        label: 'vehicles.delete',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        requires: of.endpoints.deleteVehicle,
        onClick: () => setDeleting(row),
      },
    ]
  }
}

export const trucks = { default: () => <VehicleListPage of={kindsOfVehicle.truck} /> }
export const trailers = { default: () => <VehicleListPage of={kindsOfVehicle.trailer} /> }

const filters: ListFilter[] = [
  { kind: 'search', name: 'search', label: 'vehicles.search' },
  {
    kind: 'remote',
    name: 'customer_id',
    label: 'vehicles.fields.owner',
    width: 220,
    endpoint: customerEndpoints.shortListCustomers,
    toOption: customer => {
      const { value, label } = customerOption(customer)
      return { value, label }
    },
  },
  tagFilter('trucks_and_trailer'),
]

/** A column for each field; on a narrow screen some share one. */
function columnsOf(
  of: KindOfVehicle,
  t: TFunction,
  mayReadCustomers: boolean,
): Record<'apart' | 'merged', ListColumn<VehicleRow>[]> {
  const typeOf = (row: VehicleRow): ReactNode => {
    const type = vehicleTypes.find(candidate => candidate.id === row.type)
    return type && t(`lookups.vehicle_types.${type.name}`)
  }
  const plateOf = (row: VehicleRow): ReactNode =>
    row.license_plate || t('vehicles.temporary', { plate: row.temporary_plate })
  const weightOf = (row: VehicleRow): ReactNode => (
    <span className="rb-number">
      {t('vehicles.pounds', { count: row.gvwr, weight: row.gvwr.toLocaleString('en-US') })}
    </span>
  )
  const ownerOf = (row: VehicleRow): ReactNode =>
    mayReadCustomers ? (
      <AppLink className="rb-row-link" to={`/customers/${row.owner_id}`}>
        {row.owner_name}
      </AppLink>
    ) : (
      row.owner_name
    )
  const first: ListColumn<VehicleRow>[] = [
    {
      title: 'vehicles.unit',
      sort: 'unit_number',
      width: 104,
      render: row => <strong className="rb-row-name">{row.unit_number}</strong>,
    },
    {
      title: 'vehicles.fields.vin',
      sort: 'vin',
      width: 160,
      isLink: true,
      render: row => <VinText vin={row.vin} />,
    },
    { title: 'vehicles.fields.year', sort: 'year', width: 80, hidePriority: 5, render: row => row.year },
  ]
  const color = {
    title: 'vehicles.fields.color',
    width: 90,
    hidePriority: 3,
    render: (row: VehicleRow) => row.color,
  }
  const tags: ListColumn<VehicleRow> = {
    title: 'vehicles.fields.tags',
    width: 110,
    hidePriority: 1,
    render: row => <TagList tags={row.tags} most={1} />,
  }
  return {
    merged: [
      ...first,
      {
        title: 'vehicles.make_and_model',
        sort: 'make',
        minWidth: 130,
        render: row => row.make,
        subtitle: row => row.model,
      },
      of.kind === 'truck'
        ? {
            title: 'vehicles.type_and_color',
            width: 118,
            hidePriority: 3,
            render: typeOf,
            subtitle: row => row.color,
          }
        : color,
      { title: 'vehicles.plate_and_gvwr', width: 148, hidePriority: 2, render: plateOf, subtitle: weightOf },
      tags,
      {
        title: 'vehicles.owner_and_company',
        sort: 'company_name',
        minWidth: 160,
        hidePriority: 4,
        render: ownerOf,
        subtitle: row => companyBeside(row.owner_name, row.company_name),
      },
    ],
    apart: [
      ...first,
      { title: 'vehicles.fields.make', sort: 'make', minWidth: 100, render: row => row.make },
      { title: 'vehicles.fields.model', minWidth: 100, render: row => row.model },
      ...(of.kind === 'truck'
        ? [{ title: 'vehicles.fields.type', width: 100, hidePriority: 6, render: typeOf }]
        : []),
      color,
      { title: 'vehicles.fields.gvwr', width: 100, hidePriority: 2, render: weightOf },
      tags,
      { title: 'vehicles.fields.owner', minWidth: 120, render: ownerOf },
      {
        title: 'vehicles.company',
        sort: 'company_name',
        minWidth: 120,
        hidePriority: 4,
        render: row => companyBeside(row.owner_name, row.company_name),
      },
      { title: 'vehicles.fields.license_plate', width: 140, render: plateOf },
    ],
  }
}
