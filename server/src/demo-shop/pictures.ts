import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { categoryImageRules } from '#contract/catalogue/category.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { newFileKey, prepareUpload } from '#server/platform/files/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { categoryTree, partKinds } from './part-kinds.ts'
import type { Part } from './parts.ts'

const dark = '#17212b'
const orange = '#e8590c'

/** One per category, without letters, as fonts differ. */
const shapes = {
  can: `<rect x="60" y="40" width="80" height="120" rx="8" fill="${orange}"/><path d="M60 66h80M60 92h80M60 118h80" stroke="${dark}" stroke-width="6"/>`,
  drop: `<path d="M100 30c30 44 46 66 46 90a46 46 0 0 1-92 0c0-24 16-46 46-90z" fill="#1d4ed8"/>`,
  disc: `<circle cx="100" cy="100" r="66" fill="${dark}"/><circle cx="100" cy="100" r="30" fill="${orange}"/><circle cx="100" cy="100" r="10" fill="#fff"/>`,
  bolt: `<path d="M112 26 56 112h36l-8 62 60-90h-38z" fill="#eab308"/>`,
  wheel: `<circle cx="100" cy="100" r="68" fill="${dark}"/><circle cx="100" cy="100" r="40" fill="#d1d5db"/><circle cx="100" cy="100" r="12" fill="${dark}"/>`,
  box: `<path d="M40 70 100 40l60 30v64l-60 30-60-30z" fill="${orange}"/><path d="M40 70l60 30 60-30M100 100v64" fill="none" stroke="${dark}" stroke-width="6"/>`,
}

const shapeOf = (category: string): keyof typeof shapes => {
  if (/filter/i.test(category)) return 'can'
  if (/fluid|cool|refrig|air/i.test(category)) return 'drop'
  if (/brake|drive|engine/i.test(category)) return 'disc'
  if (/electr|light/i.test(category)) return 'bolt'
  return /wheel|suspension|gear/i.test(category) ? 'wheel' : 'box'
}

interface Picture {
  category: string
  file: { storage_key: string; thumbnail_key: string; file_name: string; mime_type: string; size: number }
}

/** Stores a picture of every category, and of a part in most of them. */
export async function storePictures(shop: Shop): Promise<{ categories: Picture[]; parts: Picture[] }> {
  const drawn = Object.fromEntries(
    await Promise.all(Object.entries(shapes).map(async ([name, shape]) => [name, await draw(name, shape)])),
  ) as Record<keyof typeof shapes, Awaited<ReturnType<typeof draw>>>
  const store = (names: Iterable<string>) => Promise.all([...names].map(storePicture))
  return {
    categories: await store(['Truck parts', 'Trailer parts', ...categoryTree.map(([name]) => name)]),
    parts: await store(new Set(partKinds.map(({ category }) => category))),
  }

  async function storePicture(category: string): Promise<Picture> {
    const { contents, fileName: file_name, mimeType: mime_type, size } = drawn[shapeOf(category)]
    const keys = await Promise.all(
      contents.map(async ({ bytes }) => {
        const key = newFileKey('png')
        await shop.files.put(key, bytes, { contentType: mime_type })
        return key
      }),
    )
    return { category, file: { storage_key: keys[0]!, thumbnail_key: keys[1]!, file_name, mime_type, size } }
  }
}

async function draw(name: string, shape: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><path fill="#f3f4f6" d="M0 0h200v200H0z"/>${shape}</svg>`
  const content = await sharp(Buffer.from(svg)).png().toBuffer()
  const image = await prepareUpload({ content, fileName: `${name}.png` }, categoryImageRules)
  if (!image.ok) throw new Error(`A picture of the demo shop is refused: ${image.code}`)
  return image
}

export async function writePictures(
  db: Kysely<Database>,
  { categories, parts }: Awaited<ReturnType<typeof storePictures>>,
  of: { categories: ReadonlyMap<string, number>; parts: readonly Part[]; at: Date },
): Promise<void> {
  const files = [...categories, ...parts].map(({ file }) => file)
  const ids = await insertNumberedRows(
    db,
    'files',
    files.map(file => ({ ...file, created_at: of.at })),
  )
  await insertRows(
    db,
    'category_images',
    categories.map(({ category }, index) => ({
      category_id: of.categories.get(category)!,
      slot: 'menu_image',
      file_id: ids[index]!,
    })),
  )
  await insertNumberedRows(
    db,
    'part_images',
    parts.map(({ category }, index) => ({
      part_id: of.parts.find(({ kind }) => kind.category === category)!.id,
      file_id: ids[categories.length + index]!,
      is_main: true,
      position: 0,
    })),
  )
}
