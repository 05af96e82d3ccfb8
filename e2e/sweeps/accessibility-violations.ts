import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Violations of WCAG 2.2 AA on the page or in a part of it, a sentence each. */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await animationsEnded(page)
  // Injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async part => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      // Later rows are alike, and color contrast is slow to measure.
      { include: [part], exclude: ['tbody tr:nth-child(n+9)'] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Experimental in axe until 4.14; antd's calendars call `Nov` "Choose a month".
        rules: { 'label-content-name-mismatch': { enabled: false } },
        resultTypes: ['violations'],
      },
    )
    return violations
  }, part)
  return violations.flatMap(one =>
    one.nodes
      .slice(0, 4)
      .map(node => `${one.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

/** Waits for animations: axe would measure colors that are still fading in. */
async function animationsEnded(page: Page): Promise<void> {
  const isMoving = () =>
    document.querySelector('[class*="-appear"], [class*="-enter"], [class*="-leave"]') !== null ||
    document
      .getAnimations()
      .some(one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  await expect.poll(() => page.evaluate(isMoving)).toBe(false)
}
