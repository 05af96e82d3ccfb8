import { roleId } from '#contract/access/roles.ts'
import { dropLinks } from '#server/access/account-links.ts'
import { checkNewPassword } from '#server/access/password-rules.ts'
import { hashPassword } from '#server/access/passwords.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { writeEmail } from './lock-user.ts'

type Writing = Pick<Context, 'db' | 'now' | 'language' | 'record' | 'publish'>

/** For an invited user who has set a password. */
export async function activateUser(context: Writing, id: number): Promise<void> {
  await context.db
    .updateTable('users')
    .set(({ eb }) => ({ status: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  context.record({ kind: 'user', recordId: id, act: 'invitation_accepted' })
  announce(context, 'user', id)
}

export async function changeEmail(context: Writing, id: number, email: string): Promise<void> {
  await writeEmail(
    context.db
      .updateTable('users')
      .set(({ eb }) => ({ email, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
    'token',
  )
  // The links were sent to the old address.
  await dropLinks(context.db, id, ['password_reset'])
  context.record({ kind: 'user', recordId: id, act: 'email_changed' })
  announce(context, 'user', id)
}

/** Only for the setup of an empty shop. */
export async function createSuperadmin(
  context: Writing,
  person: { first_name: string; last_name: string; email: string; password: string },
): Promise<void> {
  const { password, first_name, last_name, email } = person
  await checkNewPassword(password, person)
  const { id } = await context.db
    .insertInto('users')
    .values({
      first_name,
      last_name,
      email,
      role_id: roleId('superadmin'),
      status: 'active',
      language: context.language,
      password_hash: await hashPassword(password),
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.record({ kind: 'user', recordId: id, act: 'created' })
}

export async function setPhoto(context: Writing, id: number, photo: string | null): Promise<string | null> {
  const before = await context.db
    .selectFrom('users')
    .select('photo_key')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await context.db.updateTable('users').set({ photo_key: photo }).where('id', '=', id).execute()
  announce(context, 'user', id)
  return before.photo_key
}
