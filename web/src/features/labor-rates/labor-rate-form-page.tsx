import { formPages } from '#web/ui/form/form-pages.tsx'
import { LaborRateFields } from './labor-rate-fields.tsx'
import { laborRateForm } from './labor-rate-form.ts'

export const { create, edit } = formPages(laborRateForm, form => <LaborRateFields form={form} />)
