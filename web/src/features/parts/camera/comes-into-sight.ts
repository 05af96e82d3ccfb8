/** Hands shake: a barcode must be out of sight this long to count again. */
export const outOfSightMs = 1500

/** Distinguishes a barcode that appears from one that stays in the picture. */
export function comesIntoSight() {
  let last: string | undefined
  let goneAt: number | undefined
  return (text: string | undefined, now: number): boolean => {
    if (!text) {
      goneAt ??= now
      return false
    }
    const isSame = text === last && (goneAt === undefined || now - goneAt < outOfSightMs)
    last = text
    goneAt = undefined
    return !isSame
  }
}
