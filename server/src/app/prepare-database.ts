import { grantApplication } from '#server/database/application-role.ts'
import { type DatabaseConnection, openDatabase } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { refuseUnfitDatabase } from '#server/database/refuse-unfit-database.ts'
import { installJobs } from '#server/platform/install-jobs.ts'

/** Migrates a database. If `owner` is another role, it migrates and grants the server's role its rights. */
export async function prepareDatabase(options: {
  connection: DatabaseConnection
  owner: DatabaseConnection | undefined
}): Promise<void> {
  const { connection, owner } = options
  const role = await roleOf(connection)
  const { pool, close } = openDatabase(owner ?? connection, { max: 1 })
  try {
    await refuseUnfitDatabase(pool)
    await migrate(pool)
    await installJobs(pool)
    if (owner && (await roleOf(owner)) !== role) await grantApplication(pool, role)
  } finally {
    await close()
  }
}

async function roleOf(connection: DatabaseConnection): Promise<string> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    const { rows } = await pool.query<{ role: string }>('select current_user::text as role')
    return rows[0]!.role
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    throw new Error(`the database of DATABASE_URL does not answer: ${message || code}`)
  } finally {
    await close()
  }
}
