import { extensionOf } from '#contract/shared/uploads.ts'

/**
 * A file name that is safe to show, store and send back, or undefined for one that no real browser sends:
 * a path, or a control character (a line break would begin a new header). Invisible marks are taken out, among
 * them those that change the text direction and so hide the real extension. One too long is cut before its extension.
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

/** Path separators, control characters, line and paragraph breaks. */
const forbidden = /[/\\]|\p{Cc}|\p{Zl}|\p{Zp}/u
