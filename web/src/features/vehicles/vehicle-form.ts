import type { Vehicle, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { type KindOfVehicle, kindsOfVehicle } from './kind-of-vehicle.ts'
import { missingVehicle } from './missing-vehicle.ts'
import { showVehicleValue } from './show-vehicle-value.tsx'
import { emptyVehicle, valuesOf, vehicleBody } from './vehicle-values.ts'

const formOf = ({ kind, path, name, endpoints }: KindOfVehicle) =>
  declareForm({
    kind,
    endpoints: {
      get: endpoints.getVehicle,
      create: endpoints.createVehicle,
      edit: endpoints.updateVehicle,
    },
    values: {
      empty: emptyVehicle,
      of: valuesOf,
      toBody: values => vehicleBody(kind, values),
      toFiles: ({ attachment_files }) => ({ attachment_files }),
    },
    label: field => `vehicles.fields.${field === 'owner_id' ? 'owner' : field}`,
    showValue: showVehicleValue,
    draft: { name },
    page: {
      path,
      titles: { list: `vehicles.${name}`, create: `vehicles.new_${kind}`, edit: `vehicles.edit_${kind}` },
      nameOf: (vehicle: Vehicle) => vehicle.unit_number,
      missing: missingVehicle,
    },
  })

export const vehicleForms: Record<VehicleKind, ReturnType<typeof formOf>> = {
  truck: formOf(kindsOfVehicle.truck),
  trailer: formOf(kindsOfVehicle.trailer),
}
