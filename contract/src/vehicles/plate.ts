interface Plated {
  license_plate: string
  temporary_plate: string
  plate_state?: string
}

/** `P482119 IL`: the plate, else the temporary one, with the state that issued it. */
export const plateWithState = ({ license_plate, temporary_plate, plate_state }: Plated): string =>
  [license_plate || temporary_plate, plate_state].filter(Boolean).join(' ')
