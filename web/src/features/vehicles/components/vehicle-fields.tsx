import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import Select from 'antd/es/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { licensePlateLength } from '#contract/vehicles/vehicle-fields.ts'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { CustomerSelect } from '#web/features/customers/index.ts'
import { TagSelect } from '#web/features/tags/index.ts'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import type { SearchOption } from '#web/ui/fields/search/search-select.tsx'
import { SuggestField } from '#web/ui/fields/search/suggest-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'
import { useReturnedOwner } from '../use-returned-owner.ts'
import { useVinFill } from '../use-vin-fill.ts'
import { useVinLookup } from '../use-vin-lookup.ts'
import type { VehicleValues } from '../vehicle-values.ts'
import { PlateStateSelect } from './plate-state-select.tsx'
import { VinField } from './vin-field.tsx'
import { VinFindings } from './vin-findings.tsx'
import '../vehicles.css'

interface VehicleFieldsProps {
  of: KindOfVehicle
  form: RecordForm<VehicleValues>
  /** The edited vehicle, once loaded. */
  vehicle?: Vehicle | undefined
  /** The chosen owner, if already loaded. */
  owner?: SearchOption | undefined
}

/** The VIN first: it fills in make, model, year and type. */
export function VehicleFields({ of, form, vehicle, owner }: VehicleFieldsProps) {
  const { t } = useTranslation()
  const returned = useReturnedOwner(form)
  const [typed, setTyped] = useState('')
  const [mended, setMended] = useState<string[]>([])
  const vinFill = useVinFill(of, form)
  const vin = Form.useWatch('vin', form.antd) ?? ''
  const make = Form.useWatch('make', form.antd) ?? ''
  const lookup = useVinLookup(of, vin, {
    ownId: vehicle?.id,
    ownVin: vehicle?.vin,
    typed,
    onOutcome: vinFill.apply,
  })
  return (
    <>
      <Section title={t('vehicles.owner_and_vin')}>
        <FieldsGrid>
          <Form.Item name="owner_id" label={t('vehicles.fields.owner')} required>
            <CustomerSelect known={returned ?? owner} />
          </Form.Item>
          <Form.Item name="vin" label={t('vehicles.fields.vin')} required>
            <VinField autoFocus={form.mode === 'create'} onChange={setTyped} onMended={setMended} />
          </Form.Item>
          <Form.Item name="unit_number" label={t('vehicles.fields.unit_number')} required>
            <Input autoComplete="off" maxLength={50} />
          </Form.Item>
        </FieldsGrid>
        <VinFindings of={of} vin={vin} lookup={lookup} mended={mended} onChooseYear={vinFill.choose} />
      </Section>
      <Section title={t(`vehicles.the_${of.kind}`)}>
        <FieldsGrid>
          <Form.Item name="make" label={t('vehicles.fields.make')} required>
            <SuggestField
              endpoint={lookupEndpoints.searchVehicleMakes}
              toInput={text => (text.length < 2 ? null : { query: { s: text } })}
              toText={hit => hit.name}
              maxLength={100}
            />
          </Form.Item>
          <Form.Item name="model" label={t('vehicles.fields.model')} required>
            <SuggestField
              endpoint={lookupEndpoints.searchVehicleModels}
              toInput={text => (make || text.length > 1 ? { query: { make_name: make, s: text } } : null)}
              toText={hit => hit.name}
              maxLength={100}
            />
          </Form.Item>
          <Form.Item name="year" label={t('vehicles.fields.year')} required>
            <NumberField integerDigits={4} decimals={0} onChange={vinFill.typeYear} />
          </Form.Item>
          {of.kind === 'truck' && (
            <Form.Item name="type" label={t('vehicles.fields.type')} required>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                options={vehicleTypes.map(type => ({
                  value: type.id,
                  label: t(`lookups.vehicle_types.${type.name}`),
                }))}
              />
            </Form.Item>
          )}
          <Form.Item name="color" label={t('vehicles.fields.color')}>
            <Input autoComplete="off" maxLength={50} />
          </Form.Item>
          <Form.Item name="gvwr" label={t('vehicles.fields.gvwr')} required>
            <NumberField integerDigits={7} decimals={0} grouped step={1000} />
          </Form.Item>
          <Form.Item
            name="license_plate"
            label={t('vehicles.fields.license_plate')}
            required
            normalize={(text: string) => text.slice(0, licensePlateLength)}
          >
            <Input autoComplete="off" autoCapitalize="characters" />
          </Form.Item>
          <Form.Item name="plate_state" label={t('vehicles.fields.plate_state')}>
            <PlateStateSelect />
          </Form.Item>
          <Form.Item name="temporary_plate" label={t('vehicles.fields.temporary_plate')}>
            <Input autoComplete="off" autoCapitalize="characters" maxLength={20} />
          </Form.Item>
          <Form.Item name="tags" label={t('vehicles.fields.tags')}>
            <TagSelect type="trucks_and_trailer" />
          </Form.Item>
          <Form.Item className="rb-fields-whole" name="notes" label={t('vehicles.fields.notes')}>
            <TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={5000} />
          </Form.Item>
        </FieldsGrid>
      </Section>
    </>
  )
}
