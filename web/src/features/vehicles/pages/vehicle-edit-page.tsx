import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { customerOption } from '#web/features/customers/index.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { VehicleFields } from '../components/vehicle-fields.tsx'
import { VehicleFiles } from '../components/vehicle-files.tsx'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { useMissingVehicle } from '../use-missing-vehicle.ts'
import { useReturnedOwner } from '../use-returned-owner.ts'
import { valuesOf, valuesOfDraft, vehicleBody } from '../vehicle-values.ts'

function EditVehiclePage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const id = useRecordId()
  const goBack = useGoBack(of.path)
  const { data, error } = useRead(of.endpoints.getVehicle, { params: { id } })
  useMissingVehicle(error)
  const vehicle = data?.data
  const initial = useMemo(() => vehicle && valuesOf(vehicle), [vehicle])
  const form = useRecordForm({
    mode: 'edit',
    endpoint: of.endpoints.updateVehicle,
    params: { id },
    recordId: id,
    initial,
    version: vehicle?.version,
    toBody: values => vehicleBody(of.kind, values),
    toDraft: ({ attachment_files: _, ...values }) => values,
    fromBody: valuesOfDraft,
    toFiles: values => ({ attachment_files: values.attachment_files }),
    fromRecord: record => ({ values: valuesOf(record as Vehicle), version: (record as Vehicle).version }),
    draft: of.name,
    kind: of.kind,
    labels,
    onSaved: goBack,
    onCancel: goBack,
  })
  const returned = useReturnedOwner(form)
  return (
    <FormPage
      form={form}
      bare
      title={t(`vehicles.edit_${of.kind}`)}
      crumbs={[
        { title: t(`vehicles.${of.name}`), to: of.path },
        ...(vehicle ? [{ title: vehicle.unit_number, to: `${of.path}/${id}` }] : []),
      ]}
      aside={<VehicleFiles of={of} vehicle={vehicle} />}
    >
      <VehicleFields
        of={of}
        form={form}
        vehicle={vehicle}
        owner={returned ?? (vehicle && customerOption(vehicle.owner))}
      />
    </FormPage>
  )
}

const pageOf = (of: KindOfVehicle) => ({
  default: () => <EditVehiclePage of={of} />,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(of.endpoints.getVehicle, { params: { id: params.id! } }),
})
export const trucks = pageOf(kindsOfVehicle.truck)
export const trailers = pageOf(kindsOfVehicle.trailer)

const labels = {
  ...Object.fromEntries(
    [
      'vin',
      'unit_number',
      'make',
      'model',
      'year',
      'type',
      'color',
      'license_plate',
      'temporary_plate',
      'gvwr',
      'notes',
      'tags',
    ].map(field => [field, `vehicles.fields.${field}`]),
  ),
  owner_id: 'vehicles.fields.owner',
}
