import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import type { VinDecode } from '#contract/lookups/vehicle-lookups.ts'
import { isVin } from '#contract/shared/vin.ts'
import type { SameVinVehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { readQuery } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { lookupDebounceMs, lookupFailures } from '#web/ui/fields/search/suggest-field.tsx'
import type { KindOfVehicle } from './kind-of-vehicle.ts'

export interface VinLookup {
  same: readonly SameVinVehicle[]
  isDecoding: boolean
  decoded: VinDecode | undefined
  /** Why the VIN could not be decoded, in the user's language. */
  problem: string | undefined
}

/** Looks up a complete VIN: other vehicles with it, and the decoded data. */
export function useVinLookup(of: KindOfVehicle, vin: string, options: VinLookupOptions): VinLookup {
  const { ownId, ownVin, typed, onOutcome } = options
  const [whole, setWhole] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWhole(isVin(vin) ? vin : ''), lookupDebounceMs)
    return () => clearTimeout(timer)
  }, [vin])

  const same = useQuery({
    ...readQuery(of.endpoints.sameVin, { query: { vin: whole, ...(ownId ? { id: ownId } : {}) } }),
    enabled: whole !== '',
  })
  const decode = useQuery({
    ...readQuery(lookupEndpoints.decodeVin, { query: { vin: whole } }, lookupFailures),
    // The vehicle's own VIN needs no lookup.
    enabled: whole !== '' && whole !== ownVin,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  const isCurrent = whole !== '' && whole === vin
  const decoded = isCurrent && decode.isSuccess ? decode.data.data : undefined
  const failure = isCurrent ? decode.error : null
  const latest = useRef(onOutcome)
  latest.current = onOutcome
  const isTyped = typed === vin
  useEffect(() => {
    if (decoded || failure) latest.current(decoded, isTyped)
  }, [decoded, failure, isTyped])

  const isRefused = failure instanceof ApiFailure && failure.status === 422
  useEffect(() => {
    if (failure && !isRefused) notify.error('app.errors.something_went_wrong')
  }, [failure, isRefused])

  return {
    same: isCurrent ? (same.data?.data ?? []) : [],
    isDecoding: isCurrent && decode.isFetching,
    decoded,
    problem: isRefused ? failure.message : undefined,
  }
}

interface VinLookupOptions {
  /** The edited vehicle, which is not a duplicate of itself. */
  ownId: number | undefined
  ownVin: string | undefined
  /** The VIN as the user typed it last. */
  typed: string
  /** Undefined if it could not be decoded. `isTyped` is false for a VIN from a draft or an address. */
  onOutcome: (decoded: VinDecode | undefined, isTyped: boolean) => void
}
