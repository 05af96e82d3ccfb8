import type { Page } from '@playwright/test'

/** Shows every sentence of the application 40 % longer: each of its words is. */
export async function lengthenWords(page: Page): Promise<void> {
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

/** `Repair orders` -> `Repaair ordderss`. What is filled in stays: `{{count}}`, `<1>`. */
export const longerSentence = (sentence: string): string =>
  sentence
    .split(/(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\))/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/\p{L}+/gu, longerWord)))
    .join('')

const longerWord = (word: string): string =>
  [...word].map((letter, index) => (isDoubled(index) ? letter + letter : letter)).join('')

/** Two letters of five. */
const isDoubled = (index: number): boolean => index % 5 === 2 || index % 5 === 4

/** Words that are cut or stick out of what holds them, and how much wider than the window the page is. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} too wide`)
    // What the shop's people wrote may be of any length: it is cut, and shown whole when it is pointed at.
    const written = 'td, textarea, .rb-tile-line, .rb-tag-name'
    // Of a row, too, statuses and money are whole.
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
      if (isCut || sticksOut) found.push(`${isCut ? 'cut' : 'sticks out'}: ${element.textContent}`)
    }
    return found

    /** Clipped away. */
    function isForScreenReaders(element: Element | null): boolean {
      return (
        element !== null &&
        (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
          isForScreenReaders(element.parentElement))
      )
    }

    /** What gives the words their place: an inline element is as long as they are. */
    function holderOf(element: HTMLElement): HTMLElement {
      const { display } = getComputedStyle(element)
      return display.startsWith('inline') && display !== 'inline-flex' && element.parentElement
        ? holderOf(element.parentElement)
        : element
    }
  })
