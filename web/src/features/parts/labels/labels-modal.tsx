import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import {
  labelCopies,
  labelPapers,
  labelPartsMax,
  labelsMax,
  labelsOnSheet,
} from '#contract/parts/part-labels.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { useRead } from '#web/api/hooks.ts'
import { readStored, writeStored } from '#web/api/local-storage.ts'
import { request } from '#web/api/request.ts'
import { documentOptions, openDocument } from '#web/features/billing/index.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { LabelFields, type LabelValues } from './label-fields.tsx'

const storedName = 'labels'

/** Paper and price are remembered from last time. */
export default function LabelsModal({ ids, open, onClose }: { ids: number[] } & OverlayProps) {
  const { t } = useTranslation()
  const [values, setValues] = useState<LabelValues>(startWith)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const isOfTooMany = ids.length > labelPartsMax
  const parts = useRead(
    partEndpoints.shortListParts,
    { query: { ids } },
    { staleTime: 0, enabled: !isOfTooMany },
  ).data?.data
  const { copies, on_hand, paper, first } = values
  const count = (parts ?? []).reduce(
    (sum, part) => sum + labelCopies(part, { copies: copies ?? 0, on_hand }),
    0,
  )
  const isSheet = paper === 'avery_5160'
  const sheets = Math.ceil((count + (first ?? 1) - 1) / labelsOnSheet)
  const isTooMany = count > labelsMax
  const problem =
    refused ??
    (isOfTooMany ? t('parts.labels.too_many_parts', { count: ids.length, max: labelPartsMax }) : undefined) ??
    (isTooMany ? t('parts.errors.labels_too_many', { count, max: labelsMax }) : undefined) ??
    (parts && on_hand && count === 0 ? t('parts.errors.labels_none_on_hand') : undefined)
  const change = (changed: Partial<LabelValues>) => {
    setRefused(undefined)
    setValues(now => ({ ...now, ...changed }))
  }
  return (
    <RecordModal
      open={open}
      title={
        ids.length === 1 && parts?.[0] ? t('parts.labels.of', { name: parts[0].name }) : t('parts.labels.act')
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.form.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form="part-labels"
            loading={isBusy}
            disabled={count === 0 || isTooMany}
          >
            {t('parts.labels.open')}
          </Button>
        </>
      }
    >
      <Form id="part-labels" layout="vertical" onFinish={() => void print()}>
        <LabelFields values={values} onChange={change} />
        <p className="rb-muted" role="status">
          {parts &&
            [
              t('parts.labels.count', { count }),
              isSheet && count > 0 && t('parts.labels.sheets', { count: sheets }),
            ]
              .filter(Boolean)
              .join(' · ')}
        </p>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      </Form>
    </RecordModal>
  )

  async function print() {
    if (isBusy || count === 0 || isTooMany) return
    setBusy(true)
    writeStored(storedName, { paper, with_price: values.with_price })
    const query = { ...values, ids, copies: copies ?? 1, first: isSheet ? (first ?? 1) : 1 }
    let isThere = true
    await openDocument(
      () => request(partEndpoints.printLabels, { query }, documentOptions),
      failure => {
        isThere = false
        const [reason] = failure instanceof ApiFailure ? failure.entries : []
        setRefused(reason?.title ?? t('parts.labels.failed'))
      },
    )
    setBusy(false)
    if (isThere) onClose()
  }
}

function startWith(): LabelValues {
  const stored = readStored<Partial<LabelValues>>(storedName)
  return {
    paper: labelPapers.find(paper => paper === stored?.paper) ?? 'thermal_2x1',
    with_price: stored?.with_price === true,
    copies: 1,
    on_hand: false,
    first: 1,
  }
}
