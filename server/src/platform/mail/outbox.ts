import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { unixSeconds } from '../clock.ts'
import type { CheckedEmail } from './email.ts'

export interface WrittenMailSummary {
  id: string
  written_at: number
  to: string[]
  subject: string
}

export interface WrittenMail extends WrittenMailSummary {
  from: string
  text: string
  html: string
  attachments: { file_name: string; size: number }[]
  eml: Buffer
}

export const composeEml = (email: CheckedEmail): Promise<Buffer> =>
  new MailComposer({ ...email, disableFileAccess: true, disableUrlAccess: true }).compile().build()

/** E-mails of a shop without a mail server: `mail/<time>-<id>.eml`, with a .json for the list. */
export function openOutbox(dataDir: string) {
  const folder = join(dataDir, 'mail')

  async function write(email: CheckedEmail, eml: Buffer): Promise<string> {
    const now = new Date()
    const id = `${now.toISOString().replace(/\D/g, '')}-${randomBytes(6).toString('hex')}`
    const shown: Omit<WrittenMail, 'eml'> = {
      id,
      written_at: unixSeconds(now),
      to: email.to.map(({ address }) => address),
      from: email.from.address,
      subject: email.subject,
      text: email.text,
      html: email.html,
      attachments: email.attachments.map(({ filename, content }) => ({
        file_name: filename,
        size: content.length,
      })),
    }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(join(folder, `${id}.json`), JSON.stringify(shown))
    await writeWhole(join(folder, `${id}.eml`), eml)
    return id
  }

  async function list(limit: number): Promise<WrittenMailSummary[]> {
    const ids = (await names()).filter(name => name.endsWith('.eml')).map(name => name.slice(0, -4))
    const newest = ids.sort().reverse().slice(0, limit)
    const mails = await Promise.all(newest.map(readShown))
    return mails.map(({ id, written_at, to, subject }) => ({ id, written_at, to, subject }))
  }

  async function read(id: string): Promise<WrittenMail | undefined> {
    if (!/^\d{17}-[0-9a-f]{12}$/.test(id) || !(await names()).includes(`${id}.eml`)) return undefined
    return { ...(await readShown(id)), eml: await readFile(join(folder, `${id}.eml`)) }
  }

  const readShown = async (id: string): Promise<Omit<WrittenMail, 'eml'>> =>
    JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))

  async function names(): Promise<string[]> {
    try {
      return await readdir(folder)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  return { write, list, read }
}

/** Written whole or not at all, readable by this account only: it may contain a link that sets a password. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(`${path}.part`, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
