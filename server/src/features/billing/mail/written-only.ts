import type { Shop } from '#server/platform/shop.ts'

/** Chooses the sentence of the history: without a mail server e-mails are only written to a folder. */
export const writtenOnly = ({ configuration }: Pick<Shop, 'configuration'>): Record<string, string> =>
  configuration.smtpUrl ? {} : { context: 'folder' }
