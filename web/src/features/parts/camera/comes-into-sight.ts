/** A hand shakes: so long it must be gone before it is another one. */
export const outOfSightMs = 1500

/** Tells a barcode that comes into the picture from one that stays in it, however seldom the picture is looked at. */
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
