/** Types of truck; trailers have none. Stored ids: never renumber. */
export const vehicleTypes = [
  { id: 1, name: 'semi_tractor' },
  { id: 2, name: 'box_truck' },
  { id: 3, name: 'straight_truck' },
  { id: 4, name: 'day_cab' },
  { id: 5, name: 'dump' },
  { id: 6, name: 'flatbed' },
  { id: 7, name: 'pickup' },
  { id: 8, name: 'van' },
  { id: 9, name: 'tow' },
  { id: 10, name: 'bus' },
  { id: 11, name: 'refuse' },
  { id: 12, name: 'other' },
] as const

export type VehicleTypeName = (typeof vehicleTypes)[number]['name']
export type VehicleTypeId = (typeof vehicleTypes)[number]['id']

export const vehicleTypeId = (name: VehicleTypeName): VehicleTypeId =>
  vehicleTypes.find(type => type.name === name)!.id

export const isVehicleTypeId = (id: number): id is VehicleTypeId => vehicleTypes.some(type => type.id === id)
