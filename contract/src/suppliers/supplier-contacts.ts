import { z } from 'zod'
import { email, optionalEmail } from '../shared/email.ts'
import { id, optionalText, phoneExtension } from '../shared/fields.ts'
import { optionalPhone, phones } from '../shared/phone.ts'

/** E-mail addresses besides the first, and phone numbers. */
export const furtherMax = 4

const contactsMax = 50

export const supplierContact = z.object({
  id,
  name: z.string(),
  position: z.string(),
  is_main: z.boolean(),
  email: z.string().nullable(),
  emails: z.array(z.object({ value: z.string() })),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  phones: z.array(z.object({ number: z.string(), extension: z.string().nullable() })),
})
export type SupplierContact = z.infer<typeof supplierContact>

const contactInput = z.object({
  /** Absent for a new contact. */
  id: id.nullish(),
  name: optionalText(100),
  position: optionalText(100),
  is_main: z.boolean().default(false),
  email: optionalEmail,
  emails: z
    .array(z.object({ value: email }))
    .max(furtherMax)
    .default([]),
  phone: optionalPhone,
  phone_extension: phoneExtension,
  phones,
})
export type ContactInput = z.output<typeof contactInput>

/** Contacts that are not sent are deleted. */
export const contactInputs = z.array(contactInput).max(contactsMax).default([])

/** Of several main contacts keeps the newly chosen one; without any, the first becomes it. */
export function withOneMain<C extends { id?: number | null | undefined; is_main: boolean }>(
  contacts: readonly C[],
  formerMainId?: number,
): C[] {
  const marked = contacts.filter(contact => contact.is_main)
  const main = marked.find(({ id: saved }) => !saved || saved !== formerMainId) ?? marked[0] ?? contacts[0]
  return contacts.map(contact => ({ ...contact, is_main: contact === main }))
}
