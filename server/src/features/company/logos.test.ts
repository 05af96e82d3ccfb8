import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Company } from '#contract/company/company.ts'
import { companyEndpoints as api } from '#contract/company/company-endpoints.ts'
import { jpeg, pixelFlood, png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const fileOf = (bytes: Uint8Array, name = 'logo.png') => new File([new Uint8Array(bytes)], name)

const logos = [
  {
    name: 'logo',
    upload: (file: File) => admin.attempt(api.uploadLogo, { files: { logo: [file] } }),
    get: api.getLogo,
    remove: api.deleteLogo,
  },
  {
    name: 'ecommerce_logo',
    upload: (file: File) => admin.attempt(api.uploadEcommerceLogo, { files: { ecommerce_logo: [file] } }),
    get: api.getEcommerceLogo,
    remove: api.deleteEcommerceLogo,
  },
] as const

describe.each(logos)('the $name', { tags: ['COMP-007', 'COMP-008'] }, ({ name, upload, get, remove }) => {
  const other = logos.find(logo => logo.name !== name)!

  it('is set, public, replaced and removed', async () => {
    const first = await upload(fileOf(await png(321, 107)))
    expect(first.status).toBe(200)
    const company = first.body.data as Company
    expect(company[name === 'logo' ? 'ecommerce_logo' : 'logo']).toBeNull()
    expect(company[name]!.original).toMatch(/^\/api\/v1\/company\/.*size=original/)
    const seen = await test.stranger.attempt(get, { query: {} })
    expect(seen.headers['content-type']).toBe('image/png')
    expect((await sharp(seen.raw).metadata()).width).toBe(321)
    const small = await test.stranger.attempt(get, { query: { size: 'sm' } })
    expect((await sharp(small.raw).metadata()).width).toBe(150)

    const second = (await upload(fileOf(await png(200, 200)))).body.data as Company
    expect(second[name]!.original).not.toBe(company[name]!.original)
    await test.runJobs()
    await other.upload(fileOf(await png(150, 150)))
    expect((await admin.call(remove)).data).toMatchObject({ [name]: null, [other.name]: expect.any(Object) })
    expect((await admin.call(remove)).data[name]).toBeNull()
    expect((await test.stranger.attempt(get, { query: {} })).status).toBe(404)
    expect((await test.stranger.attempt(other.get, { query: {} })).status).toBe(200)
    await admin.call(other.remove)
    await test.runJobs()
    // Neither the replaced nor the removed one is orphaned.
    expect(await waitingFiles()).toBe(0)
  })

  it.each([
    ['too large', async () => fileOf(new Uint8Array(10_240 * 1024 + 1)), 'file_too_large'],
    ['a text', async () => new File(['hello'], 'logo.png'), 'file_wrong_type'],
    ['a drawing with scripts', async () => new File(['<svg/>'], 'logo.svg'), 'file_wrong_type'],
    ['a JPEG that says it is a PNG', async () => fileOf(await jpeg()), 'file_wrong_type'],
    ['a flood of pixels', async () => fileOf(pixelFlood()), 'image_too_large'],
    ['tiny', async () => fileOf(await png(99, 300)), 'image_too_small'],
    ['empty', async () => new File([], 'logo.png'), 'file_empty'],
  ])('is not taken when it is %s, and the present one stays', async (_, make, code) => {
    await upload(fileOf(await png(300, 100)))
    const { status, errors } = await upload(await make())
    expect([status, errors[0]!.code, errors[0]!.source!.parameter]).toEqual([422, code, name])
    expect((await test.stranger.attempt(get, { query: {} })).status).toBe(200)
    await admin.call(remove)
  })

  it('is recorded in the history', async () => {
    await upload(fileOf(await png()))
    await admin.call(remove)
    const { data } = await admin.call(api.listHistory, { params: { id: 1 } })
    const logo = name === 'logo' ? 'Logo' : 'Online shop logo'
    expect(data.slice(0, 2).map(entry => entry.message)).toEqual([`${logo} removed`, `${logo} changed`])
  })
})

it('is set by administrators only', async () => {
  const sales = await test.signIn('sales_manager')
  const files = { logo: [fileOf(await png())] }
  expect((await sales.attempt(api.uploadLogo, { files })).status).toBe(403)
})

async function waitingFiles(): Promise<number> {
  const { count } = await test.db
    .selectFrom('orphaned_uploads')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
