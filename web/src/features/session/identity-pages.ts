import { currentLanguage, setConfiguredLanguage } from '#web/api/language.ts'
import { element } from './element.ts'
import type { IdentityContext } from './identity-page.ts'
import { loadWords } from './identity-words.ts'
import { forgotPasswordPage } from './pages/forgot-password-page.ts'
import { linkPage, linkPages } from './pages/link-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** Shows the identity page of the URL: /auth/sign-in, /auth/invitation?token=... and so on. */
export async function showIdentityPages(root: HTMLElement): Promise<void> {
  const shop = await readShop()
  if (shop.default_language) setConfiguredLanguage(shop.default_language)
  document.documentElement.lang = currentLanguage()
  const words = await loadWords(currentLanguage())

  async function draw(said: IdentityContext['said'] = {}): Promise<void> {
    const name = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
    const token = new URLSearchParams(location.search).get('token') ?? ''
    const context: IdentityContext = {
      words,
      brand: shop.brand ?? 'Rigbay',
      isDemo: shop.is_demo ?? false,
      isMailSent: shop.is_mail_sent ?? true,
      token,
      said,
      open: (page, next) => goTo(page, next, name),
    }
    const byLink = linkPages[name]
    const page = byLink
      ? await linkPage(context, byLink)
      : name === 'forgot-password'
        ? forgotPasswordPage(context)
        : signInPage(context)
    root.replaceChildren(page)
    if (said.notice) sayNotice(page, 'success', said.notice)
    focusFirstEmpty(page)
  }

  /**
   * The identity pages share one history entry, so that Back after signing in does not return to them. Only
   * forgot-password has its own.
   */
  function goTo(page: string, next: IdentityContext['said'] | undefined, from: string): void {
    if (history.state?.from === page) {
      saidNext = next
      history.back()
      return
    }
    if (page === 'forgot-password' && !linkPages[from]) history.pushState({ from }, '', `/auth/${page}`)
    else history.replaceState(null, '', `/auth/${page}`)
    void draw(next)
  }

  let saidNext: IdentityContext['said'] | undefined
  window.addEventListener('popstate', () => {
    void draw(saidNext)
    saidNext = undefined
  })
  await draw()
  raiseNotice(root)
}

interface Shop {
  brand?: string
  default_language?: string
  is_demo?: boolean
  is_mail_sent?: boolean
}

/** Sign-in also works without it. */
async function readShop(): Promise<Shop> {
  try {
    const response = await fetch('/api/v1/app-config', { headers: { 'Admin-Panel': 'true' } })
    return response.ok ? ((await response.json()) as { data: Shop }).data : {}
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** The message of a logout or an ended session. */
function raiseNotice(root: HTMLElement): void {
  const address = new URL(location.href)
  const [type, message, description] = ['notify_type', 'notify_message', 'notify_description'].map(name => {
    const value = address.searchParams.get(name)
    address.searchParams.delete(name)
    return value
  })
  if (!message) return
  history.replaceState(null, '', address)
  setTimeout(() => sayNotice(root, type ?? 'info', message, description), 500)
}

const kinds = ['success', 'info', 'warning', 'error']

function sayNotice(page: HTMLElement, type: string, message: string, description?: string | null): void {
  const kind = kinds.includes(type) ? type : 'info'
  page.querySelector('.id-notice')?.remove()
  page
    .querySelector('h1')
    ?.after(
      element(
        'div',
        { class: `id-notice id-notice-${kind}`, role: 'status' },
        element('strong', {}, message),
        description ? element('p', {}, description) : null,
      ),
    )
}

function focusFirstEmpty(page: HTMLElement): void {
  const inputs = [...page.querySelectorAll('input')]
  ;(inputs.find(input => input.value === '') ?? inputs[0])?.focus()
}
