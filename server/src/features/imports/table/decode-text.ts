/** A text file's own encoding: by its mark, as UTF-8 if it is that, else the one of Windows that its letters are like. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markOf(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(mostlyCyrillic(bytes) ? 'windows-1251' : 'windows-1252').decode(bytes)
  }
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** A Cyrillic word has no plain letter; one of Latin script has few that are not. */
function mostlyCyrillic(bytes: Uint8Array): boolean {
  const words =
    Buffer.from(bytes.subarray(0, 200_000))
      .toString('latin1')
      .match(/[A-Za-z\xc0-\xff]+/g) ?? []
  const cyrillic = words.filter(word => /^[\xc0-\xff]{2,}$/.test(word))
  const accented = words.filter(word => /[\xc0-\xff]/.test(word) && /[A-Za-z]/.test(word))
  return cyrillic.length > accented.length
}
