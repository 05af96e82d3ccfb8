import { analyse } from 'chardet'
import { type ImportEncoding, importEncodings } from '#contract/imports/import-file.ts'
import { bytePlace } from './unreadable-bytes.ts'

export interface DecodedText {
  text: string
  encoding: ImportEncoding
  /** Detected by its words alone. */
  isGuessed: boolean
}

/** By its byte order mark, as UTF-16 or UTF-8 if its bytes fit, else by its words. Bytes that do not fit are marked. */
export function decodeText(bytes: Uint8Array, chosen?: ImportEncoding): DecodedText {
  const sure = chosen ?? markOf(bytes) ?? utf16Of(bytes) ?? (isMostlyUtf8(bytes) ? 'utf-8' : undefined)
  const encoding = sure ?? likelyEncoding(bytes)
  const text = encoding === 'utf-8' ? decodeUtf8(bytes) : new TextDecoder(encoding).decode(bytes)
  return { text, encoding, isGuessed: sure === undefined }
}

function markOf([first, second, third]: Uint8Array): ImportEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  return undefined
}

/** Without a mark: every second byte of plain letters is zero. */
function utf16Of(bytes: Uint8Array): ImportEncoding | undefined {
  const start = bytes.subarray(0, 1000)
  const zeros = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  if (zeros(0) > start.length / 4) return 'utf-16be'
  return undefined
}

/** Lines with letters beyond ASCII that are UTF-8 outnumber those that are not, or there are none of either. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0
  let bad = 0
  for (const line of linesOf(bytes)) {
    if (!line.some(byte => byte > 0x7f)) continue
    if (isUtf8(line)) good++
    else bad++
  }
  return bad === 0 || good >= bad
}

function decodeUtf8(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes)
  const lines = Array.from(linesOf(bytes), line =>
    isUtf8(line) ? Buffer.from(line).toString('utf8') : decodeLine(line),
  )
  return lines.join('\n').replace(/^\ufeff/, '')
}

/** Letters between plain ASCII are UTF-8, or their bytes are marked one by one. */
const decodeLine = (line: Uint8Array): string =>
  Buffer.from(line)
    .toString('latin1')
    .replace(/[\x80-\xff]+/g, letters => {
      const bytes = Buffer.from(letters, 'latin1')
      return isUtf8(bytes) ? bytes.toString('utf8') : Array.from(bytes, bytePlace).join('')
    })

const strict = new TextDecoder('utf-8', { fatal: true })

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0
  while (from <= bytes.length) {
    const end = bytes.indexOf(10, from)
    if (end === -1) return yield bytes.subarray(from)
    yield bytes.subarray(from, end)
    from = end + 1
  }
}

/** Of the words beyond ASCII; the detector needs several of them. */
function likelyEncoding(bytes: Uint8Array): ImportEncoding {
  const text = Buffer.from(bytes.subarray(0, 200_000)).toString('latin1')
  const words = (text.match(/[A-Za-z\x80-\xff]+/g) ?? []).filter(word => /[\x80-\xff]/.test(word))
  for (const { name, confidence } of analyse(Buffer.from(words.join(' '), 'latin1'))) {
    const encoding = knownAs[name] ?? importEncodings.find(known => known === name.toLowerCase())
    if (encoding && confidence >= 40) return encoding
  }
  return mostlyCyrillic(words) ? 'windows-1251' : 'windows-1252'
}

const knownAs: Readonly<Record<string, ImportEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
}

/** A Cyrillic word has no plain letter; one of Latin script has few that are not. */
const mostlyCyrillic = (words: readonly string[]): boolean =>
  words.filter(word => /^[\xc0-\xff]{2,}$/.test(word)).length > words.length / 2
