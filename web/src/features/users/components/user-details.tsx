import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { UserAvatar } from './user-avatar.tsx'

export function UserDetails({ user }: { user: User }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const hasOrders = user.role.name === 'mechanic' && allowed('orders-bs.read')
  return (
    <Section>
      <div className="rb-user-details">
        <UserAvatar user={user} side={72} />
        <DefinitionList
          items={[
            {
              term: t('users.fields.phone'),
              value: <PhoneText phone={user.phone} extension={user.phone_extension} />,
            },
            user.phones.length > 0 && {
              term: t('users.web.more_phones'),
              value: user.phones.map(({ number, extension }) => (
                <div key={number}>
                  <PhoneText phone={number} extension={extension} />
                </div>
              )),
            },
            { term: t('users.fields.email'), value: <EmailText email={user.email} /> },
            {
              term: t('users.web.last_login'),
              value: user.last_login ? <DateText value={user.last_login} /> : t('users.web.never'),
            },
            hasOrders && {
              term: t('users.web.orders'),
              value: (
                <AppLink to="/orders" search={{ mechanic_id: String(user.id) }}>
                  {t('users.web.show_orders')}
                </AppLink>
              ),
            },
          ]}
        />
      </div>
    </Section>
  )
}
