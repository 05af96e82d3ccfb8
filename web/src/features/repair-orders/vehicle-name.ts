interface Named {
  year: number
  make: string
  model: string
}

/** `2019 Freightliner Cascadia` */
export const vehicleName = ({ year, make, model }: Named): string => `${year} ${make} ${model}`
