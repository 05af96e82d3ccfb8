import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { isFileRemovalBlocked } from '#server/platform/block-file-removal.ts'
import { plusDays } from '#server/platform/clock.ts'
import { FilesUnavailable, type PreparedUpload } from '#server/platform/files/index.ts'
import type { Shop } from '#server/platform/shop.ts'

/**
 * Each key in storage is in a row or in the table orphaned_uploads, and only keys in that table are
 * removed: the bucket may contain files of another shop.
 */
export async function storeUpload(shop: Shop, upload: PreparedUpload, now: Date): Promise<void> {
  await shop.db
    .insertInto('orphaned_uploads')
    .values(upload.contents.map(({ key }) => ({ key, since: now })))
    .execute()
  for (const { key, bytes } of upload.contents) {
    await shop.files.put(key, bytes, { contentType: upload.mimeType })
  }
}

/** For a write whose rows name these keys. */
export async function claimFiles(
  { db, isValidateOnly }: Pick<Context, 'db' | 'isValidateOnly'>,
  keys: readonly string[],
): Promise<void> {
  if (isValidateOnly || keys.length === 0) return
  const claimed = await db.deleteFrom('orphaned_uploads').where('key', 'in', keys).returning('key').execute()
  if (claimed.length < keys.length) throw new FilesUnavailable(`${keys} were removed before they were named`)
}

/** For a write that removes the last reference to these keys: a job removes their bytes. */
export async function disownFiles(
  { db, now, enqueue }: Pick<Context, 'db' | 'now' | 'enqueue'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('orphaned_uploads')
    .values(keys.map(key => ({ key, since: now })))
    .execute()
  await enqueue('files.remove', { keys })
}

/** After a write: a job removes the stored files that it did not claim. */
export async function removeOrphaned(shop: Shop, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  try {
    const left = await orphaned(shop.db, keys).execute()
    if (left.length > 0)
      await shop.jobs.enqueue(shop.db, 'files.remove', { keys: left.map(({ key }) => key) })
  } catch (error) {
    shop.log.error({ err: error }, 'files that nobody claimed are left to the sweep')
  }
}

export const orphanedUploadsFeature = defineFeature({
  name: 'files',
  about: 'Stored files that no record names.',
  endpoints: {},
  handlers: {},
  jobs: { 'files.sweep': sweep, 'files.remove': remove },
  schedules: { 'files.sweep': '23 5 * * *' },
})

const orphaned = (db: Kysely<Database>, keys: readonly string[]) =>
  db.selectFrom('orphaned_uploads').select('key').where('key', 'in', keys)

/** Deletes the rows last, so that a retry finds them. */
async function remove(shop: Shop, { keys }: { keys: string[] }): Promise<void> {
  // The job is retried when the backup is done.
  if (await isFileRemovalBlocked(shop.db)) throw new FilesUnavailable('a backup is being made')
  // Waits for a claim that is about to commit.
  for (const { key } of await orphaned(shop.db, keys).forUpdate().execute()) {
    await shop.files.remove(key)
    await shop.db.deleteFrom('orphaned_uploads').where('key', '=', key).execute()
  }
}

const maxAtOnce = 1000

/** Nightly: removes files whose request died, or whose removal failed. */
async function sweep(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  await shop.db.transaction().execute(async db => {
    const old = await db
      .updateTable('orphaned_uploads')
      // Files that cannot be removed are retried the next night.
      .set({ since: now })
      .where('key', 'in', ({ selectFrom }) =>
        selectFrom('orphaned_uploads')
          .select('key')
          .where('since', '<', plusDays(now, -1))
          .orderBy('since')
          .limit(maxAtOnce),
      )
      .returning('key')
      .execute()
    for (const { key } of old) await shop.jobs.enqueue(db, 'files.remove', { keys: [key] })
  })
}
