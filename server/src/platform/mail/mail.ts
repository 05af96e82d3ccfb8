import { createTransport } from 'nodemailer'
import { checkEmail, type Email, MailError } from './email.ts'
import { composeEml, openOutbox, type WrittenMail, type WrittenMailSummary } from './outbox.ts'

interface MailOptions {
  /** Without it, e-mails are written to `mail` in the data directory. */
  smtpUrl?: string
  dataDir: string
  /** `Rigbay <office@example.com>` or the bare address. */
  from: string
}

export interface Mail {
  /** Throws a MailError. `refused`: refused recipients, if others were accepted; do not retry. */
  deliver(email: Email): Promise<{ refused: string[] }>
  /** Written e-mails, newest first; empty if e-mails are sent. */
  list(limit?: number): Promise<WrittenMailSummary[]>
  read(id: string): Promise<WrittenMail | undefined>
  close(): void
}

export function openMail({ smtpUrl, dataDir, from }: MailOptions): Mail {
  const outbox = openOutbox(dataDir)
  const post = smtpUrl ? openSmtp(smtpUrl) : undefined
  return {
    async deliver(email) {
      const message = checkEmail(email, from)
      if (post) return post.send(message)
      await outbox.write(message, await composeEml(message))
      return { refused: [] }
    },
    list: async (limit = 200) => (post ? [] : outbox.list(limit)),
    read: async id => (post ? undefined : outbox.read(id)),
    close: () => post?.close(),
  }
}

function openSmtp(url: string) {
  const transport = createTransport({
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    close: () => transport.close(),
    async send(message: ReturnType<typeof checkEmail>) {
      try {
        const { rejected } = await transport.sendMail(message)
        return { refused: rejected.map(String) }
      } catch (error) {
        throw mailErrorOf(error)
      }
    },
  }
}

/**
 * A 5xx response to the e-mail or all recipients is final. Lost connections, 4xx and a wrong
 * password, which the operator can fix, are temporary.
 */
function mailErrorOf(error: unknown): MailError {
  const {
    code = '',
    responseCode = 0,
    message = '',
  } = error as { code?: string; responseCode?: number; message?: string }
  const isFinal = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
  return new MailError(isFinal ? 'permanent' : 'temporary', message, { cause: error })
}
