import type { ReactNode } from 'react'
import { FormBody } from '#web/ui/form/form-body.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { NoImplicitSubmit } from '#web/ui/form/no-implicit-submit.tsx'

export function StepForm<Values extends object>({
  form,
  children,
}: {
  form: RecordForm<Values>
  children: ReactNode
}) {
  return (
    <NoImplicitSubmit>
      <FormBody form={form} bare footless onPage>
        {children}
      </FormBody>
    </NoImplicitSubmit>
  )
}
