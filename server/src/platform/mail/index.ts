export { type Letter, type MailAddress, MailError } from './letter.ts'
export { type Mail, type MailOptions, openMail } from './mail.ts'
export { layOutMail, type MailContent } from './mail-layout.ts'
export type { WrittenMail, WrittenMailSummary } from './outbox.ts'
