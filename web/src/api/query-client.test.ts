import { expect, it } from 'vitest'
import { forgetSessionData, queryClient } from './query-client.ts'

it('forgets what the session read, and keeps what belongs to nobody', { tags: 'AUTH-011' }, () => {
  const own = ['/api/v1/profile', '/api/v1/orders', '/api/v1/users/{id}']
  const shared = ['/api/v1/common-info/states', '/api/v1/translations', '/api/v1/app-config']
  for (const path of [...own, ...shared]) queryClient.setQueryData([path, {}], { data: path })
  forgetSessionData()
  const left = queryClient.getQueryCache().getAll()
  expect(left.map(query => query.queryKey[0])).toEqual(shared)
})
