interface Plated {
  license_plate: string
  temporary_plate: string
  /** Absent in older data and short answers. */
  plate_state?: string
}

/** `P482119 IL`: the license plate, else the temporary one, with its state. */
export const plateWithState = ({ license_plate, temporary_plate, plate_state }: Plated): string =>
  [license_plate || temporary_plate, plate_state].filter(Boolean).join(' ')
