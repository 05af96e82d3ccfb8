import type { TextLine } from '../text-line.ts'

/** The lines of a page with each pair as one that `join` makes one of; null from it: they stay two. */
export function withJoinedLines(
  lines: readonly TextLine[],
  join: (upper: TextLine, lower: TextLine) => TextLine | null,
): TextLine[] {
  const whole: TextLine[] = []
  for (let index = 0; index < lines.length; index++) {
    const [upper, lower] = [lines[index]!, lines[index + 1]]
    const joined = lower && lower.page === upper.page && !lower.isAfterGap ? join(upper, lower) : null
    whole.push(joined ?? upper)
    if (joined) index++
  }
  return whole
}
