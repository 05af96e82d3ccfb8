interface Piece {
  text: string
  x: number
  width: number
  size: number
}

/**
 * A row with the words of a letterhead whose letters stand apart, `A C M E   H A U L I N G`, in one piece each run of
 * them. Between words there is clearly more space than between letters.
 */
export function withWholeWords<T extends Piece>(row: readonly T[]): T[] {
  const sorted = [...row].sort((a, b) => a.x - b.x)
  const whole: T[] = []
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1
    while (to < sorted.length && areSpaced(sorted[to - 1]!, sorted[to]!)) to++
    const run = sorted.slice(from, to)
    whole.push(...(isSpaced(run) ? [joined(run)] : run.map(withWordsOf)))
    from = to
  }
  return whole
}

/** `B I L L TO`, `W o r k O r d e r #`: a program has lost how much space is between words, but not their capitals. */
const withWordsOf = <T extends Piece>(piece: T): T => ({
  ...piece,
  text: piece.text.replace(spacedWord, letters =>
    new Set(letters.match(/\p{L}/gu)).size < 3
      ? letters
      : letters.replaceAll(' ', '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
  ),
})

/** A VIN spelled so has digits in between. */
const spacedWord = /(?<!\S)(?<!\d )\p{L}(?: \p{L}){3,}(?!\S)(?! [\p{L}\d](?!\S))/gu

const areSpaced = (left: Piece, right: Piece): boolean => {
  const gap = gapBetween(left, right)
  return letters.test(left.text) && letters.test(right.text) && gap > 0.13 * left.size && gap < 3 * left.size
}

const gapBetween = (left: Piece, right: Piece): number => right.x - left.x - left.width

/** One letter, or several with spaces between. */
const letters = /^(?:\p{L}|[&.,'’-])(?: (?:\p{L}|[&.,'’-]))*$/u

const isSpaced = (run: readonly Piece[]): boolean => {
  const text = run.map(piece => piece.text).join(' ')
  if (!letters.test(text)) return false
  return new Set(text.match(/\p{L}/gu)).size >= fewestLetters
}

/** `N / A`, `P F` and crosses in columns are no words. */
const fewestLetters = 4

function joined<T extends Piece>(run: readonly T[]): T {
  const all = run.flatMap(lettersOf)
  const gaps = all.slice(1).map((letter, at) => gapBetween(all[at]!, letter))
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 3)]!
  const text = all
    .map((letter, at) => `${at > 0 && gaps[at - 1]! > 1.25 * usual ? ' ' : ''}${letter.text}`)
    .join('')
  const last = run.at(-1)!
  return { ...run[0]!, text, width: last.x + last.width - run[0]!.x }
}

/** `A C M E` as four pieces. */
const lettersOf = (piece: Piece): Piece[] => {
  const step = piece.width / piece.text.length
  return [...piece.text].flatMap((text, at) =>
    text === ' ' ? [] : [{ ...piece, text, x: piece.x + at * step, width: step }],
  )
}
