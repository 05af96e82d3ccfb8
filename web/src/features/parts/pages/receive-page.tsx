import { useTranslation } from 'react-i18next'
import { receiptRowsMax } from '#contract/parts/receipt.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { notify } from '#web/shell/notices.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { ReceiptFields } from '../receive/receipt-fields.tsx'
import { receiptForm } from '../receive/receipt-form.ts'
import { useReceiptStart } from '../receive/receipt-start.ts'
import { filledRows, type ReceiptValues } from '../receive/receipt-values.ts'

const crumbs = [{ title: 'parts.parts', to: '/parts' }]

/** A supplier's invoice, received in one write. */
export default function ReceivePage() {
  const { t } = useTranslation()
  const { data: start, error, refetch } = useReceiptStart()
  if (start) return <ReceiveForm start={start.values} of={start.of} />
  return (
    <>
      <PageHeading title={t('parts.receive.title')} crumbs={translated(t)} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonSections sections={2} />
      )}
    </>
  )
}

function ReceiveForm({ start, of }: { start: Partial<ReceiptValues>; of: number | undefined }) {
  const { t } = useTranslation()
  const goBack = useGoBack('/parts')
  const form = useRecordForm(receiptForm, {
    mode: 'create',
    start,
    onSaved: ({ data }) => {
      const ids = [...new Set(filledRows(form.antd.getFieldValue('parts')).map(row => row.part.id))]
      notify.success('parts.receive.done', {
        params: { count: data.parts, amount: formatDollars(data.amount) },
        ...(data.price_changes > 0 && {
          link: { to: '/price-changes', title: 'parts.price_changes.title' },
        }),
        act: { title: 'parts.labels.act', act: () => openOverlay('parts.labels', { ids }) },
      })
      goBack()
    },
    onCancel: goBack,
  })
  return (
    <FormPage
      form={form}
      bare
      title={t('parts.receive.title')}
      crumbs={translated(t)}
      submitTitle="parts.receive.act"
    >
      <ReceiptFields
        form={form}
        note={of === undefined ? undefined : t('parts.receive.first_of', { max: receiptRowsMax, total: of })}
      />
    </FormPage>
  )
}

const translated = (t: (key: string) => string) => crumbs.map(({ title, to }) => ({ title: t(title), to }))
