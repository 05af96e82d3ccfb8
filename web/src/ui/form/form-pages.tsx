import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { prefetch } from '#web/api/hooks.ts'
import type { FormDeclaration } from './form-declaration.ts'
import type { RecordForm } from './form-types.ts'
import { RecordFormPage } from './record-form-page.tsx'

/** Both pages of a declared form, as modules for `page(...)` of the routes. */
export function formPages<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  of: FormDeclaration<Create, Edit, Values, Saved>,
  fields: (form: RecordForm<Values>, saved: Saved | undefined) => ReactNode,
) {
  return {
    create: {
      default: () => (
        <RecordFormPage of={of} mode="create">
          {fields}
        </RecordFormPage>
      ),
    },
    edit: {
      default: () => (
        <RecordFormPage of={of} mode="edit">
          {fields}
        </RecordFormPage>
      ),
      load: loadRecord(of.endpoints.get!),
    },
  }
}

/** Preloads the record, for the route. */
export const loadRecord =
  (get: Endpoint) =>
  ({ params }: { params: { id?: number } }) =>
    prefetch(get, { params: { id: params.id! } } as never)
