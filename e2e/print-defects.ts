import type { Page } from '@playwright/test'

/** Width of A4 without margins, in CSS pixels; Letter is wider. */
const paperWidth = 703

/** Elements that print badly: menus, buttons, and those cut by the right edge of A4. */
export async function printDefects(page: Page): Promise<string[]> {
  const before = page.viewportSize()!
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: paperWidth, height: 950 })
  const defects = await page.evaluate(async width => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('.rb-visually-hidden') &&
      one.getBoundingClientRect().width > 1
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isShown)
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} ${one.textContent?.trim().slice(0, 30)}`
    // Links to records and pictures are printed.
    const controls = all.filter(
      one =>
        one.matches('.rb-header, .rb-footer, nav, button:not(.rb-link-button, .rb-image-open)') &&
        !one.closest('th, [role=dialog]'),
    )
    const cut = all.filter(one => one.getBoundingClientRect().right > width + 1)
    return [...controls.map(one => `shown: ${name(one)}`), ...cut.map(one => `cut: ${name(one)}`)].slice(0, 8)
  }, paperWidth)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(before)
  return defects
}
