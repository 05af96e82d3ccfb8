import { formPages } from '#web/ui/form/form-pages.tsx'
import { categoryForm } from '../category-form.ts'
import { CategoryFields } from '../components/category-fields.tsx'

export const { create, edit } = formPages(categoryForm, (form, category) => (
  <CategoryFields form={form} category={category} />
))
