import { formPages } from '#web/ui/form/form-pages.tsx'
import { ChargeFields } from './charge-fields.tsx'
import { chargeForm } from './charge-form.ts'

export const { create, edit } = formPages(chargeForm, form => <ChargeFields form={form} />)
