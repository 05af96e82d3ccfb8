import { formPages } from '#web/ui/form/form-pages.tsx'
import { TypeOfWorkFields } from '../components/type-of-work-fields.tsx'
import { typeOfWorkForm } from '../type-of-work-form.tsx'

export const { create, edit } = formPages(typeOfWorkForm, form => <TypeOfWorkFields form={form} />)
