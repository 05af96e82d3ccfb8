import type { Page } from '@playwright/test'

export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement!
      if (!holder.checkVisibility({ visibilityProperty: true }) || holder.closest('.rb-visually-hidden'))
        continue
      for (const word of node.textContent!.matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`broken: ${word[0]} in .${holder.className}`)
      }
    }
    return [...new Set(broken)]
  })
