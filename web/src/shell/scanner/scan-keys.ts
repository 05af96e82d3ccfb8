import { compactNumber } from '#contract/shared/compact-number.ts'

/** A scanner types many characters, each within this time of the last, and Enter. */
export const fastestPersonMs = 35
/** Fewer may be typed quickly by chance. */
const shortestScan = 4

interface PressedKey {
  key: string
  /** Position on the keyboard, independent of its layout. */
  code: string
  /** Milliseconds. */
  at: number
  isShifted: boolean
}

export interface ScannedText {
  text: string
  /** The same keys on a US keyboard, if that is another number. */
  usText?: string
}

/** The beginning or the next key of a fast sequence, or the Enter that ends a scan. */
export type KeyMeaning = 'first' | 'more' | ScannedText | undefined

/** Distinguishes a scanner from a person by the times of the keys. */
export function scanKeys() {
  let pressed: PressedKey[] = []
  return (key: PressedKey): KeyMeaning => {
    const last = pressed.at(-1)
    const isFast = last !== undefined && key.at - last.at < fastestPersonMs
    if (key.key === 'Enter') {
      const scanned = isFast && pressed.length >= shortestScan ? textOf(pressed) : undefined
      pressed = []
      return scanned?.text ? scanned : undefined
    }
    if (key.key === 'Shift') return undefined
    if (key.key.length !== 1) {
      pressed = []
      return undefined
    }
    pressed = isFast ? [...pressed, key] : [key]
    return isFast ? 'more' : 'first'
  }
}

/** Most scanners send the keys of a US keyboard, which another layout translates to other characters. */
function textOf(keys: readonly PressedKey[]): ScannedText {
  const text = keys
    .map(({ key }) => key)
    .join('')
    .trim()
  const usText = keys.map(onUsKeyboard).join('').trim()
  if (!/^[\x20-\x7e]*$/.test(text)) return { text: usText }
  return { text, ...(compactNumber(text) !== compactNumber(usText) && { usText }) }
}

function onUsKeyboard({ key, code, isShifted }: PressedKey): string {
  if (code.startsWith('Key')) return code.slice(3)
  if (code.startsWith('Digit') && !isShifted) return code.slice(5)
  const signs = usSigns[code]
  return signs ? signs[isShifted ? 1 : 0]! : key
}

const usSigns: Record<string, string> = {
  Minus: '-_',
  Equal: '=+',
  Slash: '/?',
  Period: '.>',
  Comma: ',<',
  Semicolon: ';:',
  Backslash: '\\|',
  BracketLeft: '[{',
  BracketRight: ']}',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit8: '8*',
}
