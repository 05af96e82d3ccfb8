interface Plated {
  license_plate: string
  temporary_plate: string
  /** Left out by what was kept before plates had one, and by short answers. */
  plate_state?: string
}

/** `P482119 IL`: the plate, else the temporary one, with the state that issued it. */
export const plateWithState = ({ license_plate, temporary_plate, plate_state }: Plated): string =>
  [license_plate || temporary_plate, plate_state].filter(Boolean).join(' ')
