import { inSystemContext } from '#server/operation/system-context.ts'
import { plusDays } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { dropFiles } from '#server/records/file-rows.ts'

/** Longer than drafts, which may contain an image for thirty days. */
const keptDays = 31
const batchSize = 500

/** Nightly: removes images that no saved text has had for a month. */
export const purgeImages = (shop: Shop): Promise<void> =>
  inSystemContext(shop, async context => {
    const old = await context.db
      .deleteFrom('editor_images')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('editor_images')
          .select('id')
          .where('unnamed_since', '<', plusDays(context.now, -keptDays))
          .where('id', 'not in', selectFrom('editor_image_uses').select('image_id'))
          .orderBy('id')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returning('file_id')
      .execute()
    await dropFiles(
      context,
      old.map(({ file_id }) => file_id),
    )
  })
