import { extensionOf } from '#contract/shared/uploads.ts'

/**
 * A safe file name, or undefined for names that no browser sends: paths and control characters.
 * Removes invisible marks (some change the text direction and hide the extension) and cuts long
 * names before the extension.
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
