import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { poNumberMax } from '#contract/repair-orders/repair-order-input.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import type { RepairOrderValues } from '../form/values/repair-order-values.ts'
import type { CreateVehicle } from '../form/vehicle/use-create-vehicle.ts'
import type { TaxExemptionActs } from '../form/vehicle/use-tax-exemption.ts'
import { nameWithUnit, vehicleName } from '../vehicle-name.ts'
import { FoundGroup } from './found-group.tsx'
import { useFindings } from './use-findings.ts'
import { useNewVehicle } from './use-new-vehicle.ts'
import './from-pdf.css'

interface FoundPanelProps {
  findings: RepairOrderFromPdf
  fileName: string
  form: RecordForm<RepairOrderValues>
  taxes: TaxExemptionActs
  onCreateVehicle: CreateVehicle
}

export function FoundPanel({ findings, fileName, form, taxes, onCreateVehicle }: FoundPanelProps) {
  const { t } = useTranslation()
  const watched = Form.useWatch([], { form: form.antd, preserve: true }) as RepairOrderValues | undefined
  const use = useFindings(form, watched, taxes)
  const newVehicle = useNewVehicle(findings, onCreateVehicle)
  const { vehicles, vins, dates, amounts, notes, odometers, engine_hours } = findings
  const knownVehicles = [...vehicles, ...(watched?.vehicle ? [watched.vehicle] : [])]
  // With a VIN the vehicle is created from it.
  const isKnown = (unit: string) =>
    vins.length > 0 || knownVehicles.some(({ unit_number }) => unit_number === unit)
  const isNothing = [findings.unit_numbers, findings.license_plates, findings.po_numbers, findings.customers]
    .concat(vins, notes)
    .every(list => list.length === 0)
  return (
    <div className="rb-pdf-found">
      <h2 id="rb-pdf-found" className="rb-aside-title">
        {t('repair-orders.pdf.found', { name: fileName })}
        <span className="rb-muted"> ({t('repair-orders.pdf.pages', { count: findings.pages })})</span>
      </h2>
      {isNothing &&
        [dates, amounts, odometers, engine_hours, findings.parts].every(list => list.length === 0) && (
          <p className="rb-muted">{t('repair-orders.pdf.nothing')}</p>
        )}
      <section aria-labelledby="rb-pdf-found">
        <FoundGroup
          name="vehicles"
          rows={vehicles.map(vehicle => ({
            key: `${vehicle.kind}${vehicle.id}`,
            name: vehicleName(vehicle),
            value: (
              <>
                {nameWithUnit(vehicle)}
                <div>
                  <VinText vin={vehicle.vin} />
                </div>
              </>
            ),
            note: vehicle.found_by.map(by => t(`repair-orders.pdf.by.${by}`)).join(', '),
            uses: [use.vehicle(vehicle)],
          }))}
        />
        <FoundGroup
          name="vins"
          rows={vins.map(({ value, place, is_check_digit_valid }) => ({
            key: value,
            name: value,
            value: <VinText vin={value} />,
            place,
            warning: is_check_digit_valid ? undefined : t('repair-orders.pdf.check_digit_wrong'),
            ...(knownVehicles.some(({ vin }) => vin === value)
              ? {}
              : { note: t('repair-orders.pdf.no_vehicle'), uses: newVehicle.ofVin(value) }),
          }))}
        />
        <FoundGroup
          name="unit_numbers"
          rows={findings.unit_numbers.map(one => ({
            ...plain(one),
            uses: isKnown(one.value) ? [] : newVehicle.ofUnit(one.value),
          }))}
        />
        <FoundGroup
          name="license_plates"
          rows={findings.license_plates.map(({ state, ...one }) => ({
            ...plain(one),
            value: [one.value, state].filter(Boolean).join(' '),
          }))}
        />
        <FoundGroup name="customers" rows={findings.customers.map(plain)} />
        <FoundGroup
          name="parts"
          rows={findings.parts.map(({ id, stock_number, name, place }) => ({
            key: `${id}`,
            name: stock_number,
            value: `${stock_number} ${name}`,
            place,
          }))}
        />
        <FoundGroup
          name="po_numbers"
          rows={findings.po_numbers.map(one => ({
            ...plain(one),
            uses: [use.poNumber(one.value.slice(0, poNumberMax))],
          }))}
        />
        <FoundGroup
          name="odometers"
          rows={odometers.map(({ value, unit, place }) => ({
            key: `${value}${unit}`,
            name: `${value}`,
            value: `${value.toLocaleString('en-US')} ${t(`repair-orders.web.${unit}`)}`,
            place,
            uses: [use.odometer(value, unit)],
          }))}
        />
        <FoundGroup
          name="engine_hours"
          rows={engine_hours.map(({ value, place }) => ({
            key: `${value}`,
            name: `${value}`,
            value: value.toLocaleString('en-US'),
            place,
            uses: [use.engineHours(value)],
          }))}
        />
        <FoundGroup
          name="dates"
          rows={dates.map(({ value, kind, place }) => ({
            key: `${kind}${value}`,
            name: value,
            value: (
              <>
                {t(`repair-orders.pdf.date.${kind}`)}: <DateText value={value} variant="date" />
              </>
            ),
            place,
            uses: kind === 'po' ? [] : [use.dueDate(value), use.implementationDate(value)],
          }))}
        />
        <FoundGroup
          name="notes"
          rows={notes.map(one => ({ ...plain(one), uses: [use.note(one.value), use.work(one.value)] }))}
        />
        <FoundGroup
          name="amounts"
          rows={amounts.map(({ value, kind, place }) => ({
            key: `${kind}${value}`,
            name: String(value),
            value: (
              <>
                {t(`repair-orders.pdf.amount.${kind}`)}: <Money value={value} />
              </>
            ),
            place,
          }))}
        />
      </section>
    </div>
  )
}

const plain = ({ value, place }: RepairOrderFromPdf['notes'][number]) => ({
  key: value,
  name: value,
  value,
  place,
})
