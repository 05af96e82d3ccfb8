import { z } from 'zod'
import { email, optionalEmail } from '../shared/email.ts'
import { id, optionalText, phoneExtension } from '../shared/fields.ts'
import { optionalPhone, phones } from '../shared/phone.ts'

/** How many further e-mail addresses and phone numbers a contact may have, of each. */
export const furtherMax = 4

const contactsMax = 50

/** Somebody who is called or written to at a supplier. */
export const supplierContact = z.object({
  id,
  name: z.string(),
  position: z.string(),
  /** The one to call first: exactly one of a supplier is. */
  is_main: z.boolean(),
  email: z.string().nullable(),
  emails: z.array(z.object({ value: z.string() })),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  phones: z.array(z.object({ number: z.string(), extension: z.string().nullable() })),
})
export type SupplierContact = z.infer<typeof supplierContact>

const contactInput = z.object({
  /** Of one that is saved already; without it, a new one. */
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

/** Those that are not sent are deleted. */
export const contactInputs = z.array(contactInput).max(contactsMax).default([])

/** Exactly one is the main one: of several the newly chosen, of none the first. */
export function withOneMain<C extends { id?: number | null | undefined; is_main: boolean }>(
  contacts: readonly C[],
  formerMainId?: number,
): C[] {
  const marked = contacts.filter(contact => contact.is_main)
  const main = marked.find(({ id: saved }) => !saved || saved !== formerMainId) ?? marked[0] ?? contacts[0]
  return contacts.map(contact => ({ ...contact, is_main: contact === main }))
}
