import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { deleteCategoryImage, getCategoryImage } from './category-images.ts'
import { readTree, searchTree } from './category-tree.ts'
import { deleteCategory } from './delete-category.ts'
import { moveCategory } from './move-category.ts'
import { getCategory } from './read-category.ts'
import { createCategory, uniqueInCategories, updateCategory } from './save-category.ts'

const valuesAreFree = uniqueChecks(uniqueInCategories, categoryEndpoints.createCategory.body)

export const categoriesFeature = defineFeature({
  name: 'categories',
  about: 'The tree of categories of parts.',
  endpoints: categoryEndpoints,
  handlers: {
    async listCategories({ db }, { query }) {
      const tree = await readTree(db)
      return { data: query.search ? searchTree(tree, query.search) : tree }
    },
    exportCategories: (context, { query }) => exportLink(context, 'categories', query),
    getCategory: async (context, { params }) => ({ data: await getCategory(context, params.id) }),
    createCategory: async (context, { body, files }) => ({
      data: await createCategory(context, body, files),
    }),
    updateCategory: async (context, { params, body, files }) => ({
      data: await updateCategory(context, params.id, body, files),
    }),
    moveCategory: (context, { params, body }) => moveCategory(context, params.id, body),
    deleteCategory: (context, { params }) => deleteCategory(context, params.id),
    getCategoryImage: (context, { params, query }) => getCategoryImage(context, params, query.size),
    deleteCategoryImage: (context, { params }) => deleteCategoryImage(context, params),
  },
  fieldChecks: { createCategory: valuesAreFree, updateCategory: valuesAreFree },
})
