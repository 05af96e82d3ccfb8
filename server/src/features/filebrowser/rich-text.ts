import type { Context } from '#server/operation/context.ts'
import { cleanHtml, imageNames } from './clean-rich-text.ts'

interface Owner {
  kind: 'part' | 'category'
  recordId: number
}

/** Removes what a rich text may not contain, and images that do not exist. */
export async function cleanRichText({ db }: Pick<Context, 'db'>, html: string): Promise<string> {
  if (html === '') return ''
  const named = imageNames(cleanHtml(html, () => true))
  const found = named.length
    ? await db.selectFrom('editor_images').select('name').where('name', 'in', named).execute()
    : []
  const names = new Set(found.map(({ name }) => name))
  return cleanHtml(html, name => names.has(name))
}

/**
 * Stores which images a cleaned text uses; unused ones are removed after a month. The record is locked. An empty text
 * releases all.
 */
export async function storeImageUses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, recordId }: Owner,
  html: string,
): Promise<void> {
  const named = imageNames(html)
  const before = await db
    .selectFrom('editor_image_uses')
    .innerJoin('editor_images', 'editor_images.id', 'image_id')
    .select(['image_id', 'name'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .execute()
  const added = named.filter(name => !before.some(use => use.name === name))
  const dropped = before.filter(use => !named.includes(use.name)).map(use => use.image_id)
  if (added.length > 0) {
    const images = await db
      .updateTable('editor_images')
      .set({ unnamed_since: null })
      .where('name', 'in', added)
      .returning('id')
      .execute()
    if (images.length > 0)
      await db
        .insertInto('editor_image_uses')
        .values(images.map(({ id }) => ({ kind, record_id: recordId, image_id: id })))
        .execute()
  }
  if (dropped.length === 0) return
  await db
    .deleteFrom('editor_image_uses')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('image_id', 'in', dropped)
    .execute()
  await db
    .updateTable('editor_images')
    .set({ unnamed_since: now })
    .where('id', 'in', dropped)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('editor_image_uses').select('image_id').whereRef('image_id', '=', 'editor_images.id'),
        ),
      ),
    )
    .execute()
}
