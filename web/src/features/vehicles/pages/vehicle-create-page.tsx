import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { customerOption } from '#web/features/customers/index.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { VehicleFields } from '../components/vehicle-fields.tsx'
import { VehicleFiles } from '../components/vehicle-files.tsx'
import { vehicleReturnFlow } from '../created-vehicle.ts'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { useReturnedOwner } from '../use-returned-owner.ts'
import { emptyVehicle, type VehicleValues, valuesOfDraft, vehicleBody } from '../vehicle-values.ts'

/**
 * A new truck or trailer; opened from a customer's page it is theirs already, and what an order knows of it comes along
 * in the address.
 */
function CreateVehiclePage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const goBack = useGoBack(of.path)
  const state = useLocation({ select: location => location.state })
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const ownerId = Number(search.owner_id) || null
  const { data: owners } = useRead(
    customerEndpoints.shortListCustomers,
    { query: { id: ownerId ?? 0 } },
    { enabled: ownerId !== null },
  )
  const owner = owners?.data[0]
  const initial = useMemo(
    () => ({ ...emptyVehicle, ...startOf(search), owner_id: ownerId }),
    [search, ownerId],
  )
  const form = useRecordForm({
    mode: 'create',
    endpoint: of.endpoints.createVehicle,
    initial,
    toBody: values => vehicleBody(of.kind, values),
    toDraft: ({ attachment_files: _, ...values }) => values,
    fromBody: valuesOfDraft,
    toFiles: values => ({ attachment_files: values.attachment_files }),
    draft: of.name,
    kind: of.kind,
    onSaved: ({ data }) => {
      vehicleReturnFlow.bring({ ...data, owner: { ...data.owner, company_name: data.company_name } }, state)
      goBack()
    },
    onCancel: goBack,
  })
  const returned = useReturnedOwner(form)
  return (
    <FormPage
      form={form}
      bare
      title={t(`vehicles.new_${of.kind}`)}
      crumbs={[{ title: t(`vehicles.${of.name}`), to: of.path }]}
      aside={<VehicleFiles of={of} />}
    >
      <VehicleFields of={of} form={form} owner={returned ?? (owner && customerOption(owner))} />
    </FormPage>
  )
}

/** Numbers in an address are read as numbers. */
function startOf(search: Record<string, unknown>): Partial<VehicleValues> {
  const known = ['vin', 'unit_number', 'license_plate'] as const
  return Object.fromEntries(
    known.filter(name => search[name] !== undefined).map(name => [name, String(search[name])]),
  )
}

export const trucks = { default: () => <CreateVehiclePage of={kindsOfVehicle.truck} /> }
export const trailers = { default: () => <CreateVehiclePage of={kindsOfVehicle.trailer} /> }
