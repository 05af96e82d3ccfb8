import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { signIn } from '../scripts/shot-pages.ts'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'
import { quantile } from './measure.ts'

// How long the palette takes: from the key to the frame that shows it, and from a typed letter to the first result of
// the server. It is to be open within 50 ms and to have first results within 200. The baseline is a dialog with a
// single field in an empty page. `node scripts/run.js bench/palette.ts`, after a build.
const times = 30
const slowdowns = [1, 4]
const typed = ['R-0008', 'freightliner', 'brake', 'petrov', '312 555']

const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-palette-'))
const rigbay = await startRigbay({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000', RATE_LIMIT: '100000' })
const browser = await chromium.launch({
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path && existsSync(path),
  ),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await rigbay.ready()
  const empty = await browser.newPage()
  await empty.setContent('<dialog class="rb-palette"><input></dialog>')
  await empty.evaluate(`{
    const dialog = document.querySelector('dialog')
    window.addEventListener('keydown', () => (dialog.open ? dialog.close() : dialog.showModal()))
  }`)
  const page = await (await browser.newContext({ baseURL: rigbay.url })).newPage()
  await signIn(page, 'admin')
  await page.goto('/orders')
  await page.waitForLoadState('networkidle')
  for (const slowdown of slowdowns) {
    await slow(empty, slowdown)
    tell(`an empty dialog, ${slowdown} times slower`, await openings(empty))
    await slow(page, slowdown)
    tell(`the palette, ${slowdown} times slower`, await openings(page))
    tell(`first results, ${slowdown} times slower`, await firstResults(page))
  }
} finally {
  await browser.close()
  await rigbay.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function slow(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** From the key to the end of the frame in which its field can be typed into. The first time loads its code. */
async function openings(page: Page): Promise<number[]> {
  const took = await page.evaluate<number[]>(`(async () => {
    const key = () =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
    const isOpen = () => document.querySelector('.rb-palette input')?.offsetParent != null
    const frame = () =>
      new Promise(resolve =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = resolve
          painted.port2.postMessage(null)
        }),
      )
    const until = async wanted => {
      while (isOpen() !== wanted) await frame()
    }
    const took = []
    for (let time = 0; time <= ${times}; time++) {
      await frame()
      const begun = performance.now()
      key()
      await until(true)
      took.push(performance.now() - begun)
      key()
      await until(false)
    }
    return took
  })()`)
  return took.slice(1)
}

async function firstResults(page: Page): Promise<number[]> {
  const took: number[] = []
  for (const text of typed) {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Find anything' })
    await box.fill(text.slice(0, -1))
    await page.waitForTimeout(1000)
    // The first change is what is known at once; the server's come after the pause.
    const shown = page.evaluate<number>(`new Promise(resolve =>
      document.querySelector('.rb-palette input').addEventListener('input', () => {
        const begun = performance.now()
        const seen = new MutationObserver(() => {
          seen.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - begun))
        })
        const list = document.querySelector('.rb-palette-list')
        setTimeout(() => seen.observe(list, { childList: true, subtree: true, characterData: true }), 60)
      }),
    )`)
    await page.waitForTimeout(50)
    await page.keyboard.type(text.slice(-1))
    const answered = await Promise.race([shown, page.waitForTimeout(5000)])
    if (typeof answered === 'number') took.push(answered)
    await page.keyboard.press('Escape')
  }
  return took
}

function tell(what: string, took: readonly number[]): void {
  const figures = took.length === 0 ? [] : [quantile(took, 0.5), quantile(took, 0.95), Math.max(...took)]
  console.log(`${what.padEnd(38)}${figures.map(ms => ms.toFixed(0).padStart(7)).join('')}  ms`)
}
