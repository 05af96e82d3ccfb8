import type { Language } from '#contract/shared/languages.ts'
import type { Translations } from '#server/platform/translations.ts'

interface Block {
  title: string
  content: string
}

/** Longer texts from content-blocks.json of the language: slug -> title and content. */
export function contentBlocks(translations: Translations, language: Language): (Block & { slug: string })[] {
  const blocks = (translations.all(language)['content-blocks'] ?? {}) as Record<string, Block>
  return Object.entries(blocks).map(([slug, { title, content }]) => ({ slug, title, content }))
}
