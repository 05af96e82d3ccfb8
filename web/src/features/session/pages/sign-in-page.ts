import { element } from '../element.ts'
import { identityForm } from '../identity-form.ts'
import { type IdentityContext, identityPage, pageLink } from '../identity-page.ts'
import { returnAddress } from '../return-address.ts'

export function signInPage(context: IdentityContext): HTMLElement {
  const { words, said, isDemo } = context
  const form = identityForm({
    words,
    call: 'sign-in',
    submit: words.sign_in,
    fields: [
      { name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: said.email },
      { name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' },
    ],
    onDone: ({ salt = '' }) => location.replace(returnAddress(location.search, salt)),
  })
  return identityPage(
    context,
    words.sign_in,
    form,
    element('p', { class: 'id-aside' }, pageLink(context, 'forgot-password', words.forgot)),
    isDemo && demoAccounts(form, words.demo),
  )
}

const accounts = ['superadmin', 'admin', 'mechanic', 'sales'] as const

function demoAccounts(form: HTMLFormElement, heading: string): HTMLElement {
  const fill = (email: string) => {
    form.querySelector<HTMLInputElement>('[name=email]')!.value = email
    form.querySelector<HTMLInputElement>('[name=password]')!.value = 'rigbay-demo'
    form.querySelector<HTMLButtonElement>('.id-submit')!.focus()
  }
  return element(
    'section',
    { class: 'id-demo' },
    element('h2', {}, heading),
    ...accounts.map(name =>
      element('button', { type: 'button', onclick: () => fill(`${name}@rigbay.test`) }, name),
    ),
  )
}
