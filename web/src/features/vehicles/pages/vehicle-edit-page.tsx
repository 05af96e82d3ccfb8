import { customerOption } from '#web/features/customers/index.ts'
import { loadRecord } from '#web/ui/form/form-pages.tsx'
import { RecordFormPage } from '#web/ui/form/record-form-page.tsx'
import { VehicleFields } from '../components/vehicle-fields.tsx'
import { VehicleFiles } from '../components/vehicle-files.tsx'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { vehicleForms } from '../vehicle-form.ts'

const pageOf = (of: KindOfVehicle) => ({
  default: () => (
    <RecordFormPage
      of={vehicleForms[of.kind]}
      mode="edit"
      aside={(_form, vehicle) => <VehicleFiles of={of} vehicle={vehicle} />}
    >
      {(form, vehicle) => (
        <VehicleFields
          of={of}
          form={form}
          vehicle={vehicle}
          owner={vehicle && customerOption({ ...vehicle.owner, company_name: vehicle.company_name })}
        />
      )}
    </RecordFormPage>
  ),
  load: loadRecord(of.endpoints.getVehicle),
})
export const trucks = pageOf(kindsOfVehicle.truck)
export const trailers = pageOf(kindsOfVehicle.trailer)
