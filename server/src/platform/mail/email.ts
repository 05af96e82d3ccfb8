type MailAddress = string | { name: string; address: string }

export interface Email {
  to: MailAddress | readonly MailAddress[]
  /** The sender's name, instead of the configured one. */
  fromName?: string
  replyTo?: MailAddress
  /** Message-ID: the same at each attempt, so that duplicates can be dropped. Default: a new one. */
  id?: string
  subject: string
  text: string
  html: string
  attachments?: readonly { fileName: string; contentType: string; content: Uint8Array }[]
}

type MailErrorKind = 'temporary' | 'permanent'

/** `permanent`: would be refused again. `temporary`: worth a retry. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly kind: MailErrorKind

  constructor(kind: MailErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

export interface CheckedEmail {
  from: Mailbox
  to: Mailbox[]
  replyTo: Mailbox | undefined
  messageId: string | undefined
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: Buffer }[]
}

interface Mailbox {
  name: string
  address: string
}

/** Makes text one line and refuses invalid addresses, against injected headers and recipients. */
export function checkEmail(email: Email, defaultFrom: string): CheckedEmail {
  const to = (Array.isArray(email.to) ? (email.to as MailAddress[]) : [email.to as MailAddress]).map(mailbox)
  if (to.length === 0) throw new MailError('permanent', 'An e-mail to nobody')
  const sender = mailbox(defaultFrom)
  const from = { ...sender, name: oneLine(email.fromName ?? '') || sender.name }
  return {
    from,
    to,
    replyTo: email.replyTo === undefined ? undefined : mailbox(email.replyTo),
    messageId: email.id && `<${email.id}@${from.address.split('@')[1]}>`,
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    attachments: (email.attachments ?? []).map(({ fileName, contentType, content }) => ({
      filename: oneLine(fileName),
      contentType: oneLine(contentType),
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
  }
}

function mailbox(value: MailAddress): Mailbox {
  const written = typeof value === 'string' ? /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(value) : undefined
  const { name, address } =
    typeof value !== 'string'
      ? value
      : written
        ? { name: written[1]!, address: written[2]! }
        : { name: '', address: value.trim() }
  if (!/^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address)) {
    throw new MailError('permanent', `${JSON.stringify(address)} is no e-mail address`)
  }
  return { name: oneLine(name), address }
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
