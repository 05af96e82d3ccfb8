/**
 * RFC 6266: an ASCII name for old clients, and the full one encoded as in RFC 5987. No name can break out of the
 * header.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;/]/g, '_')
    // What is left before the first word says nothing: `- 2026-11-25.csv`.
    .replace(/^[ _-]+/, '')
    .trim()
    .replace(/^(?=\.|$)/, 'file')
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
