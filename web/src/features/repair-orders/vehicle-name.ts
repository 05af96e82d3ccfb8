interface Named {
  year: number
  make: string
  model: string
}

/** `2019 Freightliner Cascadia` */
export const vehicleName = ({ year, make, model }: Named): string => `${year} ${make} ${model}`

/** `2019 Freightliner Cascadia · #12` */
export const nameWithUnit = (vehicle: Named & { unit_number: string }): string =>
  `${vehicleName(vehicle)} · #${vehicle.unit_number}`
