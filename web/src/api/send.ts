import { ApiFailure, UnexpectedAnswer } from './api-failure.ts'

export interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Resolves with the response headers. A lost connection is an ApiFailure with status 0. */
export async function send(outgoing: Outgoing): Promise<Response> {
  try {
    // fetch does not report upload progress.
    if (outgoing.onProgress) return await sendWithProgress(outgoing, outgoing.onProgress)
    const { method, url, headers, body, signal } = outgoing
    return await fetch(url, { method, headers, body, signal, credentials: credentialsFor(url) })
  } catch (error) {
    if (outgoing.signal?.aborted) throw new DOMException('Given up by the caller', 'AbortError')
    if (error instanceof UnexpectedAnswer) throw error
    throw new ApiFailure(0, [], { cause: error })
  }
}

/** An API on another host needs the identity cookie included explicitly. */
const credentialsFor = (url: string): RequestCredentials => (url.startsWith('/') ? 'same-origin' : 'include')

function sendWithProgress(outgoing: Outgoing, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Aborted while waiting for a new token.
    outgoing.signal?.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open(outgoing.method, outgoing.url)
    call.responseType = 'blob'
    call.withCredentials = credentialsFor(outgoing.url) === 'include'
    for (const [name, value] of Object.entries(outgoing.headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = event => event.lengthComputable && onProgress(event.loaded / event.total)
    call.onload = () => {
      const headers = new Headers()
      for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
        const colon = line.indexOf(':')
        if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
      }
      const hasNoBody = call.status === 204 || call.status === 304
      resolve(new Response(hasNoBody ? null : (call.response as Blob), { status: call.status, headers }))
    }
    call.onerror = () => reject(new Error('The connection was lost'))
    call.onabort = () => reject(new DOMException('Given up by the caller', 'AbortError'))
    outgoing.signal?.addEventListener('abort', () => call.abort())
    call.send(outgoing.body ?? null)
  })
}
