import { formPages } from '#web/ui/form/form-pages.tsx'
import { PriceMatrixFields } from './price-matrix-fields.tsx'
import { priceMatrixForm } from './price-matrix-form.ts'

export const { create, edit } = formPages(priceMatrixForm, form => <PriceMatrixFields form={form} />)
