import type { Email } from '#server/platform/mail/index.ts'
import type { InvoiceCompany } from '../invoice/invoice-document.ts'

/** Sends in the company's name; answers go to the company. */
export const sentBy = ({ name, email }: InvoiceCompany): Pick<Email, 'fromName' | 'replyTo'> => ({
  fromName: name,
  replyTo: email ? { name, address: email } : undefined,
})

export const companyFooter = ({ name, address, phones, email }: InvoiceCompany): string =>
  [name, ...address, ...phones.map(({ line }) => line), email].filter(Boolean).join('\n')
