import type { Kysely } from 'kysely'
import { roleId } from '#contract/access/roles.ts'
import type { Language } from '#contract/shared/languages.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'
import { phoneBook } from './places.ts'

interface StaffMember {
  role: 'superadmin' | 'admin' | 'mechanic' | 'sales_manager'
  first_name: string
  last_name: string
  /** Before @rigbay.test */
  mailbox: string
  language: Language
  status: 'active' | 'inactive' | 'pending'
  since: number
}

export type Person = StaffMember & { id: number; email: string; full_name: string }

const staff: readonly StaffMember[] = [
  member('superadmin', 'Nadia', 'Kowalski', 'superadmin', 'en'),
  member('admin', 'Mark', 'Sullivan', 'admin', 'en'),
  member('mechanic', 'Andriy', 'Bondar', 'mechanic', 'en'),
  member('sales_manager', 'Maria', 'Lopez', 'sales', 'en'),
  member('mechanic', 'Dale', 'Hutchins', 'd.hutchins', 'en'),
  member('mechanic', 'Oleksandr', 'Hrytsenko', 'o.hrytsenko', 'uk'),
  member('mechanic', 'Luis', 'Ramirez', 'l.ramirez', 'es'),
  member('mechanic', 'Piotr', 'Zielinski', 'p.zielinski', 'en', -610),
  member('mechanic', 'Sergey', 'Morozov', 's.morozov', 'ru', -540),
  member('mechanic', 'Jerome', 'Banks', 'j.banks', 'en', -300),
  member('sales_manager', 'Iryna', 'Savchuk', 'i.savchuk', 'uk'),
  member('sales_manager', 'Kevin', 'Doyle', 'k.doyle', 'en', -420),
  { ...member('mechanic', 'Tomas', 'Ortega', 't.ortega', 'es'), status: 'inactive' },
  { ...member('mechanic', 'Brandon', 'Ellis', 'b.ellis', 'en', -4), status: 'pending' },
]

function member(
  role: StaffMember['role'],
  first_name: string,
  last_name: string,
  mailbox: string,
  language: Language,
  since = firstDay,
): StaffMember {
  return { role, first_name, last_name, mailbox, language, status: 'active', since }
}

export const departureDay = -380

export async function writePeople(
  db: Kysely<Database>,
  calendar: Calendar,
  passwordHash: string,
): Promise<Person[]> {
  const nextPhone = phoneBook()
  const ids = await insertNumberedRows(
    db,
    'users',
    staff.map(({ role, first_name, last_name, mailbox, language, status, since }, index) => ({
      role_id: roleId(role),
      first_name,
      last_name,
      email: emailOf(mailbox),
      phone: nextPhone(index % 2 === 0 ? '815' : '630'),
      language,
      status,
      password_hash: status === 'pending' ? null : passwordHash,
      last_login: lastLogin(calendar, status, index),
      created_at: calendar.at(since, 8 * 60 + index),
    })),
  )
  return staff.map((person, index) => ({
    ...person,
    id: ids[index]!,
    email: emailOf(person.mailbox),
    full_name: `${person.first_name} ${person.last_name}`,
  }))
}

const emailOf = (mailbox: string) => `${mailbox}@rigbay.test`

function lastLogin(calendar: Calendar, status: StaffMember['status'], index: number): Date | null {
  if (status === 'pending') return null
  return calendar.at(status === 'inactive' ? departureDay : -1, 9 * 60 + index * 7)
}
