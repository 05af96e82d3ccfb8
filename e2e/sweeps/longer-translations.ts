import type { Page } from '@playwright/test'

/** Makes every word of the translations 40 % longer. */
export async function lengthenTranslations(page: Page): Promise<void> {
  await page.route('**/api/v1/translations?*', async route => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    await route.fulfill({ response: answer, json: longer(await answer.json()) })
  })
}

function longer(sentences: unknown): unknown {
  if (typeof sentences === 'string') return longerSentence(sentences)
  if (typeof sentences !== 'object' || sentences === null) return sentences
  return Object.fromEntries(Object.entries(sentences).map(([name, value]) => [name, longer(value)]))
}

/** `Repair orders` -> `Repaair ordderss`. Placeholders stay: `{{count}}`, `<1>`. */
const longerSentence = (sentence: string): string =>
  sentence
    .split(/(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\))/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/\p{L}+/gu, longerWord)))
    .join('')

const longerWord = (word: string): string =>
  [...word].map((letter, index) => (isDoubled(index) ? letter + letter : letter)).join('')

/** Two of five letters. */
const isDoubled = (index: number): boolean => index % 5 === 2 || index % 5 === 4

/** Texts that are cut or overflow their element, and an overflow of the page. */
export const textOverflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overflows: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) overflows.push(`the page is ${scrollWidth - clientWidth} too wide`)
    // Texts of the shop may be of any length: they are cut, and whole in a tooltip or in the heading.
    const written = 'td, textarea, .rb-tile-line, .rb-tag-name, .rb-crumbs li:last-child'
    // Statuses and amounts are never cut.
    const whole = '.rb-status, .rb-number'
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const words = [...element.childNodes].filter(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (words.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      const cell = element.closest(written)
      if (cell && !element.matches(whole)) continue
      const holder = cell instanceof HTMLElement ? cell : holderOf(element)
      if (isForScreenReaders(element)) continue
      const isCut =
        getComputedStyle(holder).overflowX !== 'visible' &&
        holder.scrollWidth > holder.clientWidth + 1 &&
        !cell
      const range = document.createRange()
      range.setStartBefore(words[0]!)
      range.setEndAfter(words.at(-1)!)
      const [inner, outer] = [range.getBoundingClientRect(), holder.getBoundingClientRect()]
      const sticksOut = inner.right > outer.right + 1 || inner.left < outer.left - 1
      if (isCut || sticksOut) overflows.push(`${isCut ? 'cut' : 'sticks out'}: ${element.textContent}`)
    }
    return overflows

    /** Visually hidden by a clip path. */
    function isForScreenReaders(element: Element | null): boolean {
      return (
        element !== null &&
        (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
          isForScreenReaders(element.parentElement))
      )
    }

    /** The element that limits the text's width, which an inline element does not. */
    function holderOf(element: HTMLElement): HTMLElement {
      const { display } = getComputedStyle(element)
      return display.startsWith('inline') && display !== 'inline-flex' && element.parentElement
        ? holderOf(element.parentElement)
        : element
    }
  })
