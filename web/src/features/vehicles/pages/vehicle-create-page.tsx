import { useSearch } from '@tanstack/react-router'
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
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { useReturnedOwner } from '../use-returned-owner.ts'
import { emptyVehicle, valuesOfDraft, vehicleBody } from '../vehicle-values.ts'

/** A new truck or trailer; opened from a customer's page it is theirs already. */
function CreateVehiclePage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const goBack = useGoBack(of.path)
  const search = useSearch({ strict: false }) as { owner_id?: unknown }
  const ownerId = Number(search.owner_id) || null
  const { data: owners } = useRead(
    customerEndpoints.shortListCustomers,
    { query: { id: ownerId ?? 0 } },
    { enabled: ownerId !== null },
  )
  const owner = owners?.data[0]
  const initial = useMemo(() => ({ ...emptyVehicle, owner_id: ownerId }), [ownerId])
  const form = useRecordForm({
    mode: 'create',
    endpoint: of.endpoints.createVehicle,
    initial,
    toBody: values => vehicleBody(of.kind, values),
    toDraft: ({ attachment_files: _, ...values }) => values,
    fromBody: valuesOfDraft,
    toFiles: values => ({ attachment_files: values.attachment_files }),
    draft: of.name,
    refreshes: [of.endpoints.listVehicles, customerEndpoints.getCustomer],
    onSaved: goBack,
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

export const trucks = { default: () => <CreateVehiclePage of={kindsOfVehicle.truck} /> }
export const trailers = { default: () => <CreateVehiclePage of={kindsOfVehicle.trailer} /> }
