/**
 * The pages in the pager: first, last and those around the current one. Always the same number of places, so
 * that the buttons stay under the pointer.
 */
export function pagesAround(page: number, last: number): readonly (number | 'gap')[] {
  if (last <= maxPlaces) return range(1, last)
  const inner = maxPlaces - 4
  const first = Math.max(3, Math.min(page - Math.floor(inner / 2), last - 1 - inner))
  return [
    1,
    first > 3 ? 'gap' : 2,
    ...range(first, first + inner - 1),
    first + inner < last - 1 ? 'gap' : last - 1,
    last,
  ]
}

/** Fits a phone 320 wide with the two arrows. */
const maxPlaces = 7

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
