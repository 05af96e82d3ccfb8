import { formPages } from '#web/ui/form/form-pages.tsx'
import { brandForm } from '../brand-form.ts'
import { BrandFields } from '../components/brand-fields.tsx'

export const { create, edit } = formPages(brandForm, form => <BrandFields form={form} />)
