export { type Email, MailError } from './email.ts'
export { type Mail, openMail } from './mail.ts'
export { layOutMail } from './mail-layout.ts'
export type { WrittenMail, WrittenMailSummary } from './outbox.ts'
