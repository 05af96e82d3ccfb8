import sharp from 'sharp'
import { expect, it } from 'vitest'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { png } from '#server/testing/sample-files.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

it('stores a photo in three sizes for all signed-in users, and deletes it', {
  tags: ['PROF-002', 'PROF-006', 'PROF-007'],
}, async () => {
  const [mechanic, other] = await Promise.all([test.signIn('mechanic'), test.signIn('sales_manager')])
  const { data } = await upload(mechanic, await png(300, 200))
  const params = { id: mechanic.user.id }
  for (const [size, width] of [
    ['xs', 48],
    ['sm', 150],
    ['original', 300],
  ] as const) {
    expect(data.photo![size]).toContain(`/api/v1/users/${mechanic.user.id}/photo?size=${size}`)
    const picture = await other.attempt(userEndpoints.getUserPhoto, { params, query: { size } })
    expect(picture.status).toBe(200)
    expect(picture.headers['content-type']).toBe('image/png')
    expect((await sharp(picture.raw).metadata()).width).toBe(width)
  }
  const stranger = await test.stranger.attempt(userEndpoints.getUserPhoto, { params })
  expect(stranger.status).toBe(401)
  const replaced = await upload(mechanic, await png(200, 200))
  expect(replaced.data.photo!.xs).not.toBe(data.photo!.xs)
  expect((await mechanic.call(profileEndpoints.deleteAvatar)).data.photo).toBeNull()
  expect((await other.attempt(userEndpoints.getUserPhoto, { params })).status).toBe(404)
  await test.runJobs()
})

it.each([
  ['a text', async () => new File(['hello'], 'me.png'), 'file_wrong_type'],
  ['a document', async () => new File(['%PDF-1.4'], 'me.pdf'), 'file_wrong_type'],
  ['a tiny picture', async () => new File([new Uint8Array(await png(40, 40))], 'me.png'), 'image_too_small'],
])('refuses %s', async (_, make, code) => {
  const mechanic = await test.signIn('mechanic')
  const answer = await mechanic.attempt(profileEndpoints.uploadAvatar, { files: { photo: [await make()] } })
  expect(answer.status).toBe(422)
  expect(answer.errors[0]).toMatchObject({ code, source: { parameter: 'photo' } })
})

it('requires a photo', async () => {
  const mechanic = await test.signIn('mechanic')
  const answer = await mechanic.attempt(profileEndpoints.uploadAvatar, { files: {} })
  expect(answer.errors[0]!.code).toBe('file_required')
})

const upload = (client: Awaited<ReturnType<TestShop['signIn']>>, bytes: Buffer) =>
  client.call(profileEndpoints.uploadAvatar, {
    files: { photo: [new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })] },
  })
