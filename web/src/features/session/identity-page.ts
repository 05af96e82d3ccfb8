import { languages } from '#contract/shared/languages.ts'
import { chooseLanguage, currentLanguage } from '#web/api/language.ts'
import { element } from './element.ts'
import type { Words } from './identity-words.ts'

export interface IdentityContext {
  words: Words
  brand: string
  isDemo: boolean
  /** False: the server only writes e-mails to a folder. */
  isMailSent: boolean
  /** The link's token, from the URL. */
  token: string
  open: (page: string, said?: { notice?: string; email?: string }) => void
  said: { notice?: string; email?: string }
}

export function identityPage(
  { words, brand }: IdentityContext,
  title: string,
  ...children: (Node | string | null | false)[]
): HTMLElement {
  document.title = `${title} · ${brand}`
  return element(
    'div',
    { class: 'id-page' },
    element(
      'main',
      { class: 'id-sheet' },
      element('p', { class: 'id-brand' }, element('img', { src: '/icon.svg', alt: '' }), brand),
      element('h1', {}, title),
      ...children,
    ),
    element(
      'nav',
      { class: 'id-languages', 'aria-label': words.language },
      ...languages.map(({ slug, name }) =>
        element(
          'button',
          {
            type: 'button',
            lang: slug,
            'aria-current': slug === currentLanguage() ? 'true' : undefined,
            onclick: () => {
              chooseLanguage(slug)
              location.reload()
            },
          },
          name,
        ),
      ),
    ),
  )
}

export function pageLink(context: IdentityContext, page: string, text: string): HTMLElement {
  return element(
    'a',
    {
      href: `/auth/${page}`,
      onclick: event => {
        const click = event as MouseEvent
        if (click.ctrlKey || click.metaKey || click.shiftKey) return
        event.preventDefault()
        context.open(page)
      },
    },
    text,
  )
}
