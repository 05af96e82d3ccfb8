import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { RepairOrderForm } from '../form/repair-order-form.tsx'
import { useReadOrderDefaults } from '../form/values/order-defaults.ts'
import { chosen } from '../form/vehicle/vehicle-field.tsx'

export const load = () => prefetch(repairOrderEndpoints.getRepairOrderDefaults, {})

/**
 * `/orders/create`, and with the vehicle or its owner already known: `/orders/create?vehicle_id=12`,
 * `/orders/create?customer_id=7`.
 */
export default function CreateOrderPage() {
  const { t } = useTranslation()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  // The form writes its step into the address; what it began with stays.
  const [{ vehicleId, ownerId }] = useState(() => ({
    vehicleId: idIn(search.vehicle_id),
    ownerId: idIn(search.customer_id),
  }))
  const known = useRead(
    vehicleEndpoints.shortListVehicles,
    { query: { id: vehicleId } },
    { enabled: vehicleId !== undefined },
  )
  const defaults = useReadOrderDefaults()
  const isVehicleKnown = vehicleId === undefined || known.data || known.error
  if (!isVehicleKnown || !defaults) return <SkeletonSections sections={1} />
  const [vehicle] = known.data?.data ?? []
  return (
    <RepairOrderForm
      mode="create"
      defaults={defaults}
      title={t('repair-orders.web.new_order')}
      crumbs={[{ title: t('repair-orders.web.repair_orders'), to: '/orders' }]}
      {...(vehicle ? { vehicle: chosen(vehicle) } : {})}
      {...(ownerId === undefined ? {} : { ownerId })}
    />
  )
}

function idIn(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
