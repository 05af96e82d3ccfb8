import type { Email } from '#server/platform/mail/index.ts'
import type { InvoiceCompany } from '../invoice/invoice-document.ts'

/** An e-mail of the company, which is answered to the company. */
export const sentBy = ({ name, email }: InvoiceCompany): Pick<Email, 'fromName' | 'replyTo'> => ({
  fromName: name,
  replyTo: email ? { name, address: email } : undefined,
})

/** At the end of an e-mail: who the company is and how it is reached. */
export const companyFooter = ({ name, address, phones, email }: InvoiceCompany): string =>
  [name, ...address, ...phones.map(({ line }) => line), email].filter(Boolean).join('\n')
