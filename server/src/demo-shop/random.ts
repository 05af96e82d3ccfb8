export interface Random {
  next(): number
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
  shuffled<T>(list: readonly T[]): T[]
}

/** The same seed gives the same numbers; each part of the demo has its own. */
export function seededRandom(seed: string): Random {
  let state = hash(seed)

  /** mulberry32 */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from')
    return list[int(0, list.length - 1)]!
  }

  function weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let left = next() * list.reduce((sum, item) => sum + weight(item), 0)
    for (const item of list) {
      left -= weight(item)
      if (left < 0) return item
    }
    return pick(list)
  }

  function shuffled<T>(list: readonly T[]): T[] {
    const result = [...list]
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = int(0, index)
      ;[result[index], result[other]] = [result[other]!, result[index]!]
    }
    return result
  }

  return { next, int, chance: share => next() < share, pick, weighted, shuffled }
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value
}
