/**
 * The pages that the pager offers: the first, the last and those around this one, a gap where some are left out. As many
 * on every page of a list, so that the buttons stay under the pointer while it pages on.
 */
export function pagesAround(page: number, last: number): readonly (number | 'gap')[] {
  if (last <= most) return range(1, last)
  const inner = most - 4
  const first = Math.max(3, Math.min(page - Math.floor(inner / 2), last - 1 - inner))
  return [
    1,
    first > 3 ? 'gap' : 2,
    ...range(first, first + inner - 1),
    first + inner < last - 1 ? 'gap' : last - 1,
    last,
  ]
}

/** They fit a phone 320 wide beside the two arrows. */
const most = 7

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
