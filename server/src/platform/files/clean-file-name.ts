import { extensionOf } from '#contract/shared/uploads.ts'

/**
 * A file's name as it may be shown, kept and sent back, or undefined for one that no honest browser sends:
 * a path, or a control character (a line break would begin a new header). Invisible marks are taken out, among
 * them those that turn the direction of writing and so hide the real ending. One too long is cut before its ending.
 */
export function cleanFileName(name: string): string | undefined {
  const trimmed = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (trimmed === '' || /^\.+$/.test(trimmed) || forbidden.test(trimmed)) return undefined
  const letters = [...trimmed]
  if (letters.length <= longest) return trimmed
  const ending = `.${extensionOf(trimmed)}`
  return ending.length > 10
    ? undefined
    : letters
        .slice(0, longest - ending.length)
        .join('')
        .trimEnd() + ending
}

const longest = 120

/** Separators of paths, control characters, breaks of lines and paragraphs. */
const forbidden = /[/\\]|\p{Cc}|\p{Zl}|\p{Zp}/u
