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
 * The fields of `getProfile` that the layout and the guards need: the whole schema would load the phone
 * library (27 kB) with the first page. Other fields pass unchecked into the same cache.
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

/** The signed-in user, never read from storage; undefined until loaded. */
export function useMe(): Profile | undefined {
  return useQuery(meQuery()).data?.data as Profile | undefined
}

export async function fetchMe(): Promise<Profile> {
  return (await queryClient.ensureQueryData(meQuery())).data as unknown as Profile
}

/** After permissions or role may have changed elsewhere. */
export const refetchMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: meQuery().queryKey })
