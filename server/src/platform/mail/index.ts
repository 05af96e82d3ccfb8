export { type Letter, MailError } from './letter.ts'
export { type Mail, openMail } from './mail.ts'
export { layOutMail } from './mail-layout.ts'
export type { WrittenMail, WrittenMailSummary } from './outbox.ts'
