import type { Category, CategoryImageSlot } from '#contract/catalogue/category.ts'
import { apiPrefix } from '#contract/shared/endpoint.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { findNode, readTree } from './category-tree.ts'

export async function getCategory({ db }: Pick<Context, 'db'>, id: number): Promise<Category> {
  const node = findNode(await readTree(db), id)
  const row = await db
    .selectFrom('categories')
    .leftJoin('price_matrices', 'price_matrices.id', 'price_matrix_id')
    .select([
      'google_product_category',
      'desc',
      'seo',
      'price_matrix_id',
      'price_matrices.name as price_matrix_name',
    ])
    .where('categories.id', '=', id)
    .executeTakeFirst()
  if (!node || !row) throw refusal(commonErrors.no_such_record)
  const images = await db
    .selectFrom('category_images')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['slot', 'file_id', 'file_name', 'size'])
    .where('category_id', '=', id)
    .execute()
  const image = (slot: CategoryImageSlot) => {
    const found = images.find(one => one.slot === slot)
    if (!found) return null
    // The query makes browsers load a new image.
    const url = `${apiPrefix}/categories/${id}/images/${slot}?v=${found.file_id}`
    return { name: found.file_name, size: found.size, url, thumbnail_url: `${url}&size=thumbnail` }
  }
  return {
    ...node,
    google_product_category: row.google_product_category,
    desc: row.desc,
    price_matrix_id: row.price_matrix_id,
    price_matrix_name: row.price_matrix_name,
    menu_image: image('menu_image'),
    mobile_image: image('mobile_image'),
    header_image: image('header_image'),
    seo: {
      ...{ h1: '', title: '', desc: '', keywords: '', text: '' },
      ...(row.seo as Partial<Category['seo']>),
      image: image('seo_image'),
    },
  }
}
