import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { Profile } from '#contract/profile/profile.ts'
import type { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { photo } from '#contract/records/photo.ts'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { id } from '#contract/shared/fields.ts'
import { one } from '#contract/shared/page.ts'
import { readQuery } from '#web/api/hooks.ts'
import { queryClient } from '#web/api/query-client.ts'

/**
 * The contract's `getProfile`, as far as the frame and the guards need it: the whole of it brings the phone
 * library (27 kB) into the first page. What else the profile holds goes through unchecked, for the same cache.
 */
const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/v1/profile' satisfies typeof profileEndpoints.getProfile.path,
  requires: 'profile.read',
  summary: 'Who is signed in, and what they may do',
  response: one(
    z.looseObject({
      id,
      full_name: z.string(),
      role_id: id,
      photo: photo.nullable(),
      permissions: z.record(z.string(), z.array(z.string())),
    }),
  ),
})

const meQuery = () => readQuery(getMe, {})

/** Who is signed in. Fetched, never taken from the storage. Undefined until it is there. */
export function useMe(): Profile | undefined {
  return useQuery(meQuery()).data?.data as Profile | undefined
}

/** Fetches the profile when it is not known yet. */
export async function fetchMe(): Promise<Profile> {
  return (await queryClient.ensureQueryData(meQuery())).data as unknown as Profile
}
