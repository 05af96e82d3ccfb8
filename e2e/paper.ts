import type { Page } from '@playwright/test'

/** A page of each paper without its margins, in CSS pixels; what fits the narrower one fits the wider one. */
const widths = { letter: 725, a4: 703 }

/** What of the page as it stands prints badly: menus and buttons, and what the right edge of A4 cuts. */
export async function unfitOnPaper(page: Page): Promise<string[]> {
  const before = page.viewportSize()!
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: widths.a4, height: 950 })
  const unfit = await page.evaluate(async width => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('.rb-visually-hidden') &&
      one.getBoundingClientRect().width > 1
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isShown)
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} ${one.textContent?.trim().slice(0, 30)}`
    // A name that opens its record, and a picture, stand on paper too.
    const controls = all.filter(
      one =>
        one.matches('.rb-header, .rb-footer, nav, button:not(.rb-link-button, .rb-image-open)') &&
        !one.closest('th, [role=dialog]'),
    )
    const cut = all.filter(one => one.getBoundingClientRect().right > width + 1)
    return [...controls.map(one => `shown: ${name(one)}`), ...cut.map(one => `cut: ${name(one)}`)].slice(0, 8)
  }, widths.a4)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(before)
  return unfit
}
