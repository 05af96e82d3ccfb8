import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import {
  mayMoveTaxExemption,
  rightToDropTaxExemption,
  type TaxExemptionStatus,
} from '#contract/customers/tax-exemption.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { FileLink } from '#web/records/file-link.tsx'
import { RecordUpload } from '#web/records/uploads/record-upload.tsx'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'
import { uploadRecordOf } from '../upload-record.ts'
import { AcceptTaxExemption } from './accept-tax-exemption.tsx'

const tones: Record<TaxExemptionStatus, StatusTone> = {
  NOT_SEND: 'outlined',
  UNDER_REVIEW: 'new',
  ACCEPTED: 'in-process',
  DECLINED: 'overdue',
  EXPIRED: 'deleted',
}

export function TaxExemptionSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const [asking, setAsking] = useState<'accept' | 'decline' | 'drop'>()
  const close = () => setAsking(undefined)
  const decline = useAct(customerEndpoints.declineTaxExemption, { changes: 'customer', onClose: close })
  const drop = useAct(customerEndpoints.dropTaxExemption, { changes: 'customer', onClose: close })
  const { status, date_active_to, certificate } = customer.taxExemption
  const params = { id: customer.id }
  const acts = [
    { act: 'accept', needs: customerEndpoints.acceptTaxExemption },
    { act: 'decline', needs: customerEndpoints.declineTaxExemption },
    { act: 'drop', needs: rightToDropTaxExemption(status) },
  ] as const
  const open = acts.filter(({ act, needs }) => mayMoveTaxExemption(act, status) && allowed(needs))
  const mayHandIn = mayMoveTaxExemption('create', status) && allowed(customerEndpoints.createTaxExemption)
  return (
    <Section
      title={t('customers.tax_exemption')}
      actions={<StatusTag tone={tones[status]}>{t(`customers.tax_statuses.${status}`)}</StatusTag>}
    >
      {date_active_to && (
        <p>
          {t('customers.fields.date_active_to')}: <DateText value={date_active_to} />
        </p>
      )}
      {certificate && (
        <p>
          <FileLink file={certificate} />
        </p>
      )}
      {mayHandIn && status !== 'UNDER_REVIEW' && (
        <RecordUpload
          to={uploadRecordOf(customer, 'tax_exemption')}
          rules={customerEndpoints.createTaxExemption.files.certificate}
        />
      )}
      {open.length > 0 && (
        <div className="rb-button-row">
          {open.map(({ act }) => (
            <Button key={act} size="small" onClick={() => setAsking(act)}>
              {t(`customers.tax_acts.${act}`)}
            </Button>
          ))}
        </div>
      )}
      <AcceptTaxExemption customerId={customer.id} open={asking === 'accept'} onClose={close} />
      <ConfirmAction
        open={asking === 'decline' || asking === 'drop'}
        question={t(asking === 'drop' ? 'customers.tax_drop_question' : 'customers.tax_decline_question')}
        danger
        busy={decline.isBusy || drop.isBusy}
        onYes={() => (asking === 'drop' ? drop : decline).act({ params })}
        onClose={close}
      />
    </Section>
  )
}
