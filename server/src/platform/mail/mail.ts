import { createTransport } from 'nodemailer'
import { checkEmail, type Email, MailError } from './email.ts'
import { composeEml, openOutbox, type WrittenMail, type WrittenMailSummary } from './outbox.ts'

export interface MailOptions {
  /** Without it, letters are written into `mail` in the data directory and go nowhere. */
  smtpUrl?: string
  dataDir: string
  /** `Rigbay <office@example.com>` or the bare address. */
  from: string
}

export interface Mail {
  /**
   * Hands a letter over, or throws a MailError that tells whether another try can help. Whoever the server refused by
   * name while it took the others is in `refused`: a second try would write to the others twice.
   */
  deliver(letter: Email): Promise<{ refused: string[] }>
  /** What was written instead of sent, the newest first. Empty where letters are sent. */
  list(limit?: number): Promise<WrittenMailSummary[]>
  read(id: string): Promise<WrittenMail | undefined>
  close(): void
}

export function openMail({ smtpUrl, dataDir, from }: MailOptions): Mail {
  const outbox = openOutbox(dataDir)
  const post = smtpUrl ? openSmtp(smtpUrl) : undefined
  return {
    async deliver(letter) {
      const message = checkEmail(letter, from)
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
 * An answer of 5xx to the letter or to all its recipients is final. Everything else may pass: a line that is down, 4xx,
 * and a password that is refused, which is for the owner to mend and not the letter's fault.
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
