/** RFC 6266: a plain name for old readers, and the whole one in the form of RFC 5987. No name, whatever is in it, leaves the header. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain =
    fileName
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%;/]/g, '_')
      .trim() || 'file'
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
