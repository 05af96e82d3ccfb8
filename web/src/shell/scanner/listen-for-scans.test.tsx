import Input from 'antd/es/input/Input'
import { beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openPage, type Pages } from '#web/testing/open-page.tsx'
import { address, field } from '#web/testing/seen.ts'
import { registerScannedPlace, useScans } from './scans.ts'

// Outside of forms a scan opens the page of what was scanned.
registerScannedPlace({ requires: 'inventories.read', find: async ({ text }) => `/found/${text}` })

const taken: string[] = []
beforeEach(() => void taken.splice(0))

const pages: Pages = {
  '/': () => (
    <>
      <button type="button">Press me</button>
      <Input type="search" aria-label="Search" />
      <Input aria-label="Name" />
    </>
  ),
  '/form': function TakesScans() {
    useScans({
      handle: async ({ text, field }) => {
        taken.push(text)
        field?.giveBack()()
      },
      inFields: () => true,
    })
    return <Input aria-label="Name" defaultValue="Brakes" />
  },
  '/found/$text': () => <h1>Found</h1>,
}

it('opens the page of what is scanned, whatever has the focus', async () => {
  await openPage('/', pages)
  await expect.element(page.getByRole('button', { name: 'Press me' })).toBeVisible()
  ;(page.getByRole('button', { name: 'Press me' }).element() as HTMLElement).focus()
  await type('BD-16570')
  await expect.poll(address).toBe('/found/BD-16570')
})

it('takes what a person types for no scan, however quick', async () => {
  await openPage('/', pages)
  await expect.element(field('Name')).toBeVisible()
  await type('BD-16570', 40)
  expect(address()).toBe('/')
})

it('leaves a scan in a search, and in a field where nothing takes it', async () => {
  await openPage('/', pages)
  for (const label of ['Search', 'Name']) {
    await field(label).click()
    await type('BD-16570')
    await expect.element(field(label)).toHaveValue('BD-16570')
  }
  expect(address()).toBe('/')
})

it('gives a scan to the form that takes it, and the field back what it had', async () => {
  await openPage('/form', pages)
  await field('Name').click()
  await type('BD-16570')
  await expect.poll(() => taken).toEqual(['BD-16570'])
  await expect.element(field('Name')).toHaveValue('Brakes')
})

/** Types with Enter at the end, at times of its own: they are sent with the keys, as a busy machine is slower. */
async function type(text: string, every = 8) {
  let timestamp = Date.now() / 1000 + 0.1
  const press = async (key: { key: string; text: string; windowsVirtualKeyCode?: number }) => {
    timestamp += every / 1000
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: '' })
  }
  for (const key of text) await press({ key, text: key })
  await press({ key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 })
}
