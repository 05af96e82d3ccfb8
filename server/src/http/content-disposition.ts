/** RFC 6266: an ASCII name, and the full one encoded by RFC 5987. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;/]/g, '_')
    // Else `- 2026-11-25.csv`, after letters that ASCII lacks.
    .replace(/^[ _-]+/, '')
    .trim()
    .replace(/^(?=\.|$)/, 'file')
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
