import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { loadRecord } from '#web/ui/form/form-pages.tsx'
import { RecordFormPage } from '#web/ui/form/record-form-page.tsx'
import { startFromAddress } from '#web/ui/form/start-from-address.ts'
import { PartFields } from '../components/part-fields.tsx'
import { partReturnFlow } from '../created-part.ts'
import { partForm } from '../part-form.ts'
import { emptyPurchase, type PartValues } from '../part-values.ts'

/** In the return flow of a receipt, supplier and invoice come in the address. */
function CreatePartPage() {
  const state = useLocation({ select: location => location.state })
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const start: Partial<PartValues> = useMemo(
    () => ({
      ...startFromAddress(search, ['name', 'article_number']),
      supplier_id: Number(search.supplier_id) || null,
      purchase: { ...emptyPurchase(), ...startFromAddress(search, ['date', 'invoice_number']) },
    }),
    [search],
  )
  return (
    <RecordFormPage
      of={partForm}
      mode="create"
      start={start}
      isAwaited={partReturnFlow.isAwaited(state)}
      onSaved={({ data }) => partReturnFlow.bring(data, state)}
    >
      {form => <PartFields form={form} />}
    </RecordFormPage>
  )
}

const EditPartPage = () => (
  <RecordFormPage of={partForm} mode="edit">
    {(form, part) => <PartFields form={form} part={part} />}
  </RecordFormPage>
)

export const create = { default: CreatePartPage }
export const edit = { default: EditPartPage, load: loadRecord(partForm.endpoints.get!) }
