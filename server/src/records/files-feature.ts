import { defineFeature } from '#server/http/feature.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Removes the bytes of files that no record names any more. */
export const filesFeature = defineFeature({
  name: 'files',
  endpoints: {},
  handlers: {},
  jobs: { 'files.remove': removeFile },
})

/** The row goes only when the bytes are gone: where they cannot be removed now, the job is tried again and still knows them. */
async function removeFile(shop: Shop, { fileId }: { fileId: number }): Promise<void> {
  await shop.db.transaction().execute(async db => {
    const removed = await db
      .deleteFrom('files')
      .where('id', '=', fileId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('attachments').select('id').whereRef('file_id', '=', 'files.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tax_exemptions').select('customer_id').whereRef('file_id', '=', 'files.id'))),
      )
      .returning(['storage_key', 'thumbnail_key'])
      .executeTakeFirst()
    if (!removed) return
    await shop.files.remove(removed.storage_key)
    if (removed.thumbnail_key) await shop.files.remove(removed.thumbnail_key)
  })
}
