export interface ServedFile {
  fileName: string
  mimeType: string
  size?: number
  /**
   * `uploaded`: somebody else's bytes, saved to disk and never opened in our origin, except images, which we drew anew.
   * `made-here`: a PDF of ours, which the browser may show.
   */
  origin: 'uploaded' | 'made-here'
  /** Save it in any case. */
  download?: boolean
}

/** The headers under which a file leaves us: it is never run, never taken for another type, never framed by others. */
export function fileHeaders({
  fileName,
  mimeType,
  size,
  origin,
  download = false,
}: ServedFile): Record<string, string> {
  const isDrawnImage = mimeType === 'image/jpeg' || mimeType === 'image/png'
  const isOurPdf = mimeType === 'application/pdf' && origin === 'made-here'
  const isShown = !download && (isDrawnImage || isOurPdf)
  return {
    'content-type': mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : mimeType,
    ...(size === undefined ? {} : { 'content-length': String(size) }),
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${fileNameParameters(fileName)}`,
    'x-content-type-options': 'nosniff',
    // Chromium's viewer shows no PDF that is sandboxed.
    'content-security-policy': isOurPdf ? "frame-ancestors 'self'" : "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  }
}

/** RFC 6266: a plain name for old readers, and the whole one in the form of RFC 5987. */
function fileNameParameters(fileName: string): string {
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
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
