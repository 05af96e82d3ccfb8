import { element } from '../element.ts'
import { type IdentityAnswer, identityCall } from '../identity-call.ts'
import { type Field, identityForm } from '../identity-form.ts'
import { type IdentityContext, identityPage, pageLink } from '../identity-page.ts'
import type { Words } from '../identity-words.ts'
import { returnAddress } from '../return-address.ts'

interface LinkPage {
  purpose: string
  title: (words: Words) => string
  lead: (words: Words) => string
  submit: (words: Words) => string
  call: string
  fields: (words: Words) => Field[]
  /** Signs in with the e-mail address and password of the form. */
  signsIn?: boolean
}

const passwords = (words: Words): Field[] => [
  {
    name: 'password',
    label: words.new_password,
    type: 'password',
    autocomplete: 'new-password',
    hint: words.password_hint,
  },
  {
    name: 'password_confirmation',
    label: words.repeat_password,
    type: 'password',
    autocomplete: 'new-password',
  },
]

/** Pages opened by links in e-mails, and by the first start of an empty shop. */
export const linkPages: Record<string, LinkPage> = {
  invitation: {
    purpose: 'invitation',
    title: words => words.invitation_title,
    lead: words => words.invitation_lead,
    submit: words => words.save_password,
    call: 'accept-invitation',
    fields: passwords,
  },
  'password-reset': {
    purpose: 'password_reset',
    title: words => words.reset_title,
    lead: words => words.reset_lead,
    submit: words => words.save_password,
    call: 'reset-password',
    fields: passwords,
  },
  'email-change': {
    purpose: 'email_change',
    title: words => words.email_title,
    lead: words => words.email_lead,
    submit: words => words.confirm_email,
    call: 'confirm-email',
    fields: () => [],
  },
  'first-superadmin': {
    purpose: 'first_superadmin',
    title: words => words.set_up_title,
    lead: words => words.set_up_lead,
    submit: words => words.set_up,
    call: 'set-up',
    fields: words => [
      { name: 'first_name', label: words.first_name, autocomplete: 'given-name' },
      { name: 'last_name', label: words.last_name, autocomplete: 'family-name' },
      { name: 'email', label: words.email, type: 'email', autocomplete: 'username' },
      ...passwords(words),
    ],
    signsIn: true,
  },
}

/** Checks the link and shows its page, or why it is not valid. */
export async function linkPage(context: IdentityContext, page: LinkPage): Promise<HTMLElement> {
  const { words, token } = context
  const answer = await identityCall('read-link', { token })
  if (!answer.ok || answer.data.purpose !== page.purpose) return deadLink(context, page, answer)
  const { email = '', full_name = '' } = answer.data
  return identityPage(
    context,
    page.title(words),
    element('p', { class: 'id-lead' }, page.lead(words)),
    email !== '' &&
      element(
        'p',
        { class: 'id-whose' },
        full_name && element('span', {}, full_name),
        element('strong', {}, email),
      ),
    identityForm({
      words,
      call: page.call,
      submit: page.submit(words),
      fields: page.fields(words),
      hidden: { token },
      onDone: async ({ message = '', email: address }, { email = '', password = '' }) => {
        const signedIn = page.signsIn ? await identityCall('sign-in', { email, password }) : undefined
        if (signedIn?.ok) location.replace(returnAddress('', signedIn.data.salt ?? ''))
        else context.open('sign-in', { notice: message, email: address })
      },
    }),
  )
}

function deadLink(context: IdentityContext, page: LinkPage, answer: IdentityAnswer): HTMLElement {
  const { words } = context
  const isAway = !answer.ok && answer.status !== 404 && answer.status !== 422
  const title = !answer.ok ? answer.entries[0]?.title : undefined
  return identityPage(
    context,
    page.title(words),
    element('p', { class: 'id-problem', role: 'alert' }, isAway ? (title ?? words.offline) : words.link_dead),
    element(
      'p',
      { class: 'id-aside' },
      page.purpose === 'password_reset' && pageLink(context, 'forgot-password', words.new_link),
      page.purpose === 'password_reset' && ' · ',
      pageLink(context, 'sign-in', words.back),
    ),
  )
}
