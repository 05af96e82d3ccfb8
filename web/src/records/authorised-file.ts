import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { request } from '#web/api/request.ts'

/** Fetches a file with the token, which an `<img src>` or a link would not send. */
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

/** An object URL, valid while the component is mounted. Undefined while loading. */
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

export async function downloadFile(url: string, fileName: string): Promise<void> {
  saveBlob(await fetchFile(url), fileName)
}

export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
