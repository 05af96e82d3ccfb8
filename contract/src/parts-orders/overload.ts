const maxPounds = 150
const maxInches = 108

interface Measured {
  /** Pounds. */
  weight: number | string | null
  /** Inches. */
  length: number | string | null
  width: number | string | null
  height: number | string | null
}

export const isOverload = ({ weight, length, width, height }: Measured): boolean =>
  Number(weight ?? 0) > maxPounds || [length, width, height].some(side => Number(side ?? 0) > maxInches)
