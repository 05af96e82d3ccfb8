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

/** `/orders/create`, `/orders/create?vehicle_id=12` or `/orders/create?customer_id=7`. */
export default function CreateOrderPage() {
  const { t } = useTranslation()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  // Read once: the form replaces the address with its step.
  const [{ vehicleId, ownerId }] = useState(() => ({
    vehicleId: idIn(search.vehicle_id),
    ownerId: idIn(search.customer_id),
  }))
  const vehicles = useRead(
    vehicleEndpoints.shortListVehicles,
    { query: { id: vehicleId } },
    { enabled: vehicleId !== undefined },
  )
  const defaults = useReadOrderDefaults()
  const isVehicleRead = vehicleId === undefined || vehicles.data || vehicles.error
  if (!isVehicleRead || !defaults) return <SkeletonSections sections={1} />
  const [vehicle] = vehicles.data?.data ?? []
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
