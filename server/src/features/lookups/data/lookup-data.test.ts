import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { type LookupData, openLookupData } from './lookup-data.ts'

const vin = '1FUJGLDR6CSBM1234'
let directory: string
let data: LookupData | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rigbay-test-lookups-'))
})
afterEach(async () => {
  await data?.close()
  await rm(directory, { recursive: true, force: true })
})

it('builds its file once, without other files', async () => {
  await writeFile(join(directory, 'lookups-0-1.0.0-1.0.0.sqlite'), 'an older version')
  data = openLookupData(directory)
  const [first, second] = await Promise.all([
    data.ask('decodeVin', { vin, thisYear: 2026 }),
    data.ask('searchMakes', { search: 'kenw' }),
  ])
  expect(first).toMatchObject({ make: 'Freightliner', year: 2012 })
  expect(second[0]).toBe('Kenworth')
  const files = await readdir(directory)
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/^lookups-.*\.sqlite$/)
})

it('answers again after closing or idling', async () => {
  data = openLookupData(inject('lookupFolder'), { idleMs: 10 })
  await data.ask('searchMakes', { search: 'kenw' })
  await wait(100)
  expect(await data.ask('searchMakes', { search: 'kenw' })).toContain('Kenworth')
  await data.close()
  expect(await data.ask('searchMakes', { search: 'kenw' })).toContain('Kenworth')
})

it('fails while its folder is unusable and recovers afterwards', async () => {
  const blocked = join(directory, 'taken')
  await writeFile(blocked, 'a file where the folder should be')
  data = openLookupData(blocked)
  await expect(data.ask('searchMakes', { search: 'kenw' })).rejects.toThrow('The lookup worker failed')
  await rm(blocked)
  await symlink(inject('lookupFolder'), blocked, 'junction')
  expect(await data.ask('searchMakes', { search: 'kenw' })).toContain('Kenworth')
})
