import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { request } from '#web/api/request.ts'

/** A file that needs a token: an `<img src>` or a plain link sends none, so it is fetched like other data. */
function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const path = new URL(url, location.origin)
  const endpoint = defineEndpoint({
    method: 'GET',
    path: path.pathname + path.search,
    requires: 'signed-in',
    summary: 'A file of a record',
    response: 'file',
  })
  return request(endpoint, {}, signal ? { signal } : {})
}

/** An object URL for `<img>` or `<iframe>`, valid as long as the component. Undefined while loading. */
export function useFileAddress(url: string | null): { address: string | undefined; isError: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['file', url],
    queryFn: ({ signal }) => fetchFile(url!, signal),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [data])
  return { address, isError }
}

/** Fetches a file and has the browser save it under its name. */
export async function downloadFile(url: string, fileName: string): Promise<void> {
  saveBlob(await fetchFile(url), fileName)
}

/** Makes the browser save existing data, for example a generated PDF. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Not at once: the download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
