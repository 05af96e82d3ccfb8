import { formPages } from '#web/ui/form/form-pages.tsx'
import { PartFields } from '../components/part-fields.tsx'
import { partForm } from '../part-form.ts'

export const { create, edit } = formPages(partForm, (form, part) => <PartFields form={form} part={part} />)
