import { element } from '../element.ts'
import { identityForm } from '../identity-form.ts'
import { type IdentityContext, identityPage, pageLink } from '../identity-page.ts'

export function forgotPasswordPage(context: IdentityContext): HTMLElement {
  const { words } = context
  return identityPage(
    context,
    words.forgot_title,
    element('p', { class: 'id-lead' }, words.forgot_lead),
    !context.isMailSent && element('p', { class: 'id-mail-note', role: 'note' }, words.mail_not_sent),
    identityForm({
      words,
      call: 'forgot-password',
      submit: words.send_link,
      fields: [{ name: 'email', label: words.email, type: 'email', autocomplete: 'username' }],
      onDone: ({ message = '' }) => context.open('sign-in', { notice: message }),
    }),
    element('p', { class: 'id-aside' }, pageLink(context, 'sign-in', words.back)),
  )
}
