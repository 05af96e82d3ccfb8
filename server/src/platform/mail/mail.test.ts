import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Email } from './email.ts'
import { type Mail, openMail } from './mail.ts'

let dataDir: string
const opened: { close(): unknown }[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rigbay-mail-'))
})
afterEach(async () => {
  for (const one of opened.splice(0)) one.close()
  await rm(dataDir, { recursive: true })
})

const from = 'Prairie Truck & Trailer <office@prairie.example>'
const email: Email = {
  to: { name: 'Олександр Коваль', address: 'koval@dnipro.example' },
  subject: 'Счёт R-001287',
  text: 'К оплате $782.13',
  html: '<p>К оплате <b>$782.13</b></p>',
}

describe('without a mail server', () => {
  const open = () => openMail({ dataDir, from })

  it('writes .eml files and lists them, newest first', async () => {
    const mail = open()
    expect(await mail.list()).toEqual([])
    await mail.deliver(email)
    await new Promise(resolve => setTimeout(resolve, 2))
    await mail.deliver({
      ...email,
      subject: 'Second',
      attachments: [{ fileName: 'Счёт.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }],
    })
    const listed = await mail.list()
    expect(listed.map(({ subject, to }) => [subject, ...to])).toEqual([
      ['Second', 'koval@dnipro.example'],
      ['Счёт R-001287', 'koval@dnipro.example'],
    ])
    const second = await mail.read(listed[0]!.id)
    expect(second).toMatchObject({
      from: 'office@prairie.example',
      text: email.text,
      html: email.html,
      attachments: [{ file_name: 'Счёт.pdf', size: 5 }],
    })
    const eml = second!.eml.toString()
    expect(eml).toContain('From: "Prairie Truck & Trailer" <office@prairie.example>')
    expect(eml).toContain('Content-Type: application/pdf')
    expect(eml).toMatch(/^Message-ID: <.+>\r$/im)
    expect(await mail.list(1)).toHaveLength(1)
  })

  it('writes e-mails whole, readable by this account only', async () => {
    await open().deliver(email)
    const names = await readdir(join(dataDir, 'mail'))
    expect(names.map(name => name.split('.').at(-1)).sort()).toEqual(['eml', 'json'])
    for (const name of names) expect((await stat(join(dataDir, 'mail', name))).mode & 0o077).toBe(0)
  })

  it('reads nothing but e-mails', async () => {
    for (const id of ['../secrets', '', '1', '20261121150000000-000000000000'])
      expect(await open().read(id)).toBeUndefined()
  })
})

describe('refuses or cleans injected recipients', () => {
  const attempts: [string, Partial<Email>][] = [
    ['a line break in an address', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['two addresses in one', { to: 'a@example.com, b@example.com' }],
    ['two addresses in one of an object', { to: { name: '', address: 'a@example.com,b@example.com' } }],
    ['no address', { to: 'nobody' }],
    ['nobody', { to: [] }],
    ['the address to answer to', { replyTo: 'a@example.com\nBcc: b@example.com' }],
  ]
  it.each(attempts)('refuses %s for good', async (_what, change) => {
    const mail = openMail({ dataDir, from })
    await expect(mail.deliver({ ...email, ...change })).rejects.toMatchObject({
      name: 'MailError',
      kind: 'permanent',
    })
    expect(await mail.list()).toEqual([])
  })
})

it.each(['\r\n', '\n', '\u2028', '\0'])('what holds %j stays one header, and the e-mail goes', async end => {
  const mail = openMail({ dataDir, from })
  const attack = `A${end}Bcc: all@example.com`
  await mail.deliver({
    ...email,
    to: { name: attack, address: 'a@example.com' },
    fromName: attack,
    replyTo: { name: attack, address: 'b@example.com' },
    subject: attack,
    attachments: [{ fileName: attack, contentType: `a/b${end}Bcc: x@example.com`, content: Buffer.from('') }],
  })
  const [listed] = await mail.list()
  const { subject, to, eml } = (await mail.read(listed!.id))!
  expect([subject, to]).toEqual(['A Bcc: all@example.com', ['a@example.com']])
  expect(eml.toString()).not.toMatch(/^Bcc:/im)
})

describe('over SMTP', () => {
  it('sends to all recipients, with reply-to', async () => {
    const received: string[] = []
    const mail = await sendingTo({
      onData: async (stream, _session, done) => {
        received.push(await text(stream))
        done()
      },
    })
    const { refused } = await mail.deliver({
      ...email,
      to: ['a@example.com', 'b@example.com'],
      replyTo: 'desk@prairie.example',
    })
    expect(refused).toEqual([])
    expect(received[0]).toContain('To: a@example.com, b@example.com')
    expect(received[0]).toContain('Reply-To: desk@prairie.example')
    expect(await mail.list()).toEqual([])
  })

  it('keeps the Message-ID at a retry, and gives each e-mail its own', async () => {
    const ids: (string | undefined)[] = []
    const mail = await sendingTo({
      onData: async (stream, _session, done) => {
        ids.push(/^Message-ID: (.+)\r$/im.exec(await text(stream))?.[1])
        done()
      },
    })
    for (const id of ['a-job', 'a-job', undefined, undefined]) await mail.deliver({ ...email, id })
    expect(ids.slice(0, 2)).toEqual(['<a-job@prairie.example>', '<a-job@prairie.example>'])
    expect(new Set(ids).size).toBe(3)
  })

  it('reports refused recipients', async () => {
    const mail = await sendingTo({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? smtpError(550, 'No such user') : null),
    })
    expect(await mail.deliver({ ...email, to: ['gone@example.com', 'b@example.com'] })).toEqual({
      refused: ['gone@example.com'],
    })
  })

  it.each([
    [550, 'permanent'],
    [450, 'temporary'],
  ] as const)('an answer of %i to the only recipient is %s', async (status, kind) => {
    const mail = await sendingTo({ onRcptTo: (_address, _session, done) => done(smtpError(status, 'No')) })
    await expect(mail.deliver(email)).rejects.toMatchObject({ name: 'MailError', kind })
  })

  it.each([
    [552, 'permanent'],
    [452, 'temporary'],
  ] as const)('an answer of %i to the e-mail is %s', async (status, kind) => {
    const mail = await sendingTo({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(smtpError(status, 'No')))
      },
    })
    await expect(mail.deliver(email)).rejects.toMatchObject({ name: 'MailError', kind })
  })

  it('an unreachable server, a lost connection and a wrong password are temporary', async () => {
    const away = remember(openMail({ dataDir, from, smtpUrl: 'smtp://127.0.0.1:9' }))
    await expect(away.deliver(email)).rejects.toMatchObject({ name: 'MailError', kind: 'temporary' })
    const rude = remember(createServer(socket => socket.destroy()))
    await new Promise<void>(resolve => rude.listen(0, '127.0.0.1', resolve))
    const cut = remember(
      openMail({ dataDir, from, smtpUrl: `smtp://127.0.0.1:${(rude.address() as AddressInfo).port}` }),
    )
    await expect(cut.deliver(email)).rejects.toMatchObject({ name: 'MailError', kind: 'temporary' })
    const locked = await sendingTo(
      {
        authOptional: false,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(smtpError(535, 'No')),
      },
      'user:wrong@',
    )
    await expect(locked.deliver(email)).rejects.toMatchObject({ name: 'MailError', kind: 'temporary' })
  })
})

async function sendingTo(options: SMTPServerOptions, login = ''): Promise<Mail> {
  const server = remember(
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => stream.resume().on('end', () => done()),
      ...options,
    }),
  )
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return remember(openMail({ dataDir, from, smtpUrl: `smtp://${login}127.0.0.1:${port}` }))
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

function remember<T extends { close(): unknown }>(one: T): T {
  opened.push(one)
  return one
}
