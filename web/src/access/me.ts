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
 * The part of the contract's `getProfile` that the layout and the guards need: the whole schema would bring the phone
 * library (27 kB) into the first page. The rest of the profile passes unchecked, for the same cache.
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

/** The signed-in user. Fetched, never read from storage. Undefined until loaded. */
export function useMe(): Profile | undefined {
  return useQuery(meQuery()).data?.data as Profile | undefined
}

/** Fetches the profile if it is not loaded yet. */
export async function fetchMe(): Promise<Profile> {
  return (await queryClient.ensureQueryData(meQuery())).data as unknown as Profile
}

/** After what belongs to the person was changed elsewhere than in the profile. */
export const readMeAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: meQuery().queryKey })
