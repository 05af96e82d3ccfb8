import type { KeyboardEvent, ReactNode } from 'react'
import { FormBody } from '#web/ui/form/form-body.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'

export function StepForm<Values extends object>({
  form,
  children,
}: {
  form: RecordForm<Values>
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps Enter in a lone field from sending the form
    <div onKeyDown={ignoreEnter}>
      <FormBody form={form} bare footless onPage>
        {children}
      </FormBody>
    </div>
  )
}

function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')
    event.preventDefault()
}
