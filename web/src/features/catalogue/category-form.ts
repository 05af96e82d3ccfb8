import { type Category, type CategoryImageSlot, categoryEndpoints } from '#contract/catalogue/category.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export interface CategoryValues extends Record<CategoryImageSlot, File[]> {
  name: string
  slug: string
  position: number | null
  parent_id: number | null
  price_matrix_id: number | null
  google_product_category: string
  desc: string
  display_menu: boolean
  seo: { h1: string; title: string; desc: string; keywords: string; text: string }
}

const noImages = { menu_image: [], mobile_image: [], header_image: [], seo_image: [] }

export const categoryForm = declareForm({
  kind: 'category',
  endpoints: {
    get: categoryEndpoints.getCategory,
    create: categoryEndpoints.createCategory,
    edit: categoryEndpoints.updateCategory,
  },
  values: {
    empty: {
      ...{ name: '', slug: '', position: 1, parent_id: null, google_product_category: '', desc: '' },
      price_matrix_id: null,
      display_menu: false,
      seo: { h1: '', title: '', desc: '', keywords: '', text: '' },
      ...noImages,
    } as CategoryValues,
    of: ({ name, slug, position, parent_id, google_product_category, desc, ...saved }: Category) => {
      const { image: _, ...seo } = saved.seo
      return {
        ...{ name, slug, position, parent_id, google_product_category, desc, seo },
        price_matrix_id: saved.price_matrix_id,
        display_menu: saved.display_menu === 1,
        ...noImages,
      }
    },
    toBody: ({ menu_image: _, mobile_image: __, header_image: ___, seo_image: ____, ...values }) => ({
      ...values,
      position: values.position as number,
      display_menu: values.display_menu ? (1 as const) : (0 as const),
    }),
    toFiles: ({ menu_image, mobile_image, header_image, seo_image }) => ({
      ...{ menu_image, mobile_image, header_image, seo_image },
    }),
  },
  label: field => `catalogue.fields.${field}`,
  draft: { name: 'categories' },
  page: {
    path: '/categories',
    titles: {
      list: 'catalogue.categories.title',
      create: 'catalogue.categories.new',
      edit: 'catalogue.categories.edit',
    },
    nameOf: category => category.name,
    missing: { notice: 'errors.no_such_record', to: '/categories' },
    hasDetails: false,
  },
})
