import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What WCAG 2.2 AA forbids on the page as it stands, or in one part of it, a sentence each. */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(part)
    // Rows are alike, and color contrast is measured word by word.
    .exclude('tbody tr:nth-child(n+9)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // There are no frames to be put together, for which it would open a page each time.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(one =>
    one.nodes
      .slice(0, 4)
      .map(node => `${one.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

/** What is still moving in has other colours than it will have: axe would measure a link that is half through. */
async function settled(page: Page): Promise<void> {
  const isMoving = () =>
    document.querySelector('[class*="-appear"], [class*="-enter"], [class*="-leave"]') !== null ||
    document
      .getAnimations()
      .some(one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  await expect.poll(() => page.evaluate(isMoving)).toBe(false)
}
