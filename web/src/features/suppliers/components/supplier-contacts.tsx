import { useTranslation } from 'react-i18next'
import type { SupplierContact } from '#contract/suppliers/supplier-contacts.ts'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

export function SupplierContacts({ contacts }: { contacts: readonly SupplierContact[] }) {
  const { t } = useTranslation()
  const filled = contacts.filter(isFilled)
  return (
    <section>
      <h3 className="rb-contacts-title">{t('suppliers.fields.contacts')}</h3>
      {filled.length === 0 && <p className="rb-muted">{t('suppliers.contact.none')}</p>}
      <ul className="rb-contact-list">
        {filled.map(contact => (
          <li key={contact.id}>
            <div>
              <strong>
                {contact.name || contact.position || t('suppliers.contact.number', { number: 1 })}
              </strong>{' '}
              {contact.is_main && <StatusTag tone="outlined">{t('suppliers.contact.main')}</StatusTag>}
              {contact.name && contact.position && <div className="rb-muted">{contact.position}</div>}
              {[contact.email, ...contact.emails.map(({ value }) => value)].filter(Boolean).map(email => (
                <div key={email}>
                  <EmailText email={email} />
                </div>
              ))}
              {contact.phone && (
                <div>
                  <PhoneText phone={contact.phone} extension={contact.phone_extension} />
                </div>
              )}
              {contact.phones.map(({ number, extension }) => (
                <div key={`${number} ${extension}`}>
                  <PhoneText phone={number} extension={extension} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isFilled = ({ name, position, email, emails, phone, phones }: SupplierContact) =>
  Boolean(name || position || email || phone || emails.length || phones.length)
