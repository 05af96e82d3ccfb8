import BarcodeOutlined from '@ant-design/icons/es/icons/BarcodeOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined'
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined'
import ImportOutlined from '@ant-design/icons/es/icons/ImportOutlined'
import Button from 'antd/es/button'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { RowMenu } from '#web/ui/list/table/row-menu.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { DeletePart } from '../components/delete-part.tsx'
import { PartDetails } from '../components/part-details.tsx'
import { PartLevelPrices } from '../components/part-level-prices.tsx'
import { PartReserved } from '../components/part-reserved.tsx'
import { PartStatus } from '../components/part-status.tsx'
import { PartTransactions } from '../components/part-transactions.tsx'
import { PartYear } from '../components/part-year.tsx'

export const load = ({ params }: { params: { id?: number } }) => {
  const input = { params: { id: params.id! } }
  return Promise.all([
    prefetch(partEndpoints.getPart, input),
    prefetch(partEndpoints.listMonths, input),
    prefetch(partEndpoints.getPartPrices, input),
  ])
}

export default function PartPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const go = useGo()
  const allowed = useAllowed()
  const query = useRead(partEndpoints.getPart, { params: { id } })
  const months = useRead(partEndpoints.listMonths, { params: { id } })
  const mayPrice = allowed(partEndpoints.setPartPrices)
  const prices = useRead(partEndpoints.getPartPrices, { params: { id } }, { enabled: mayPrice })
  const [isDeleting, setDeleting] = useState(false)
  const close = useCallback(() => setDeleting(false), [])
  return (
    <>
      <RecordPage
        // Waits for chart and prices too, so that they move nothing when they come.
        query={{ ...query, data: months.isPending || prices.isLoading ? undefined : query.data?.data }}
        title={part => part.name}
        about={part => part.stock_number}
        crumbs={[{ title: t('parts.parts'), to: '/parts' }]}
        missing={{ notice: 'parts.errors.no_such_part', to: '/parts' }}
        tags={part => <PartTags part={part} />}
        actions={part => (
          <>
            <RowMenu
              items={[
                {
                  key: 'delete',
                  label: t('parts.delete'),
                  icon: <DeleteOutlined aria-hidden />,
                  danger: true,
                  disabledBecause: allowed(partEndpoints.deletePart) ? undefined : t('app.access_denied'),
                  onClick: () => setDeleting(true),
                },
              ]}
            />
            <LinkButton
              to={`/parts/${id}/history`}
              requires={partEndpoints.getPart}
              icon={<HistoryOutlined aria-hidden />}
            >
              {t('records.history')}
            </LinkButton>
            <Button
              icon={<BarcodeOutlined aria-hidden />}
              onClick={() => openOverlay('parts.labels', { ids: [id] })}
            >
              {t('parts.labels.act')}
            </Button>
            <LinkButton
              to={`/parts/${id}/edit`}
              requires={partEndpoints.updatePart}
              icon={<EditOutlined aria-hidden />}
            >
              {t('parts.edit')}
            </LinkButton>
            <AllowedButton
              to={partEndpoints.sellPart}
              icon={<ExportOutlined aria-hidden />}
              disabledBecause={part.status === 'out_of_stock' ? t('parts.sell_out_of_stock') : undefined}
              onClick={() => openOverlay('parts.sell', { id })}
            >
              {t('parts.sell')}
            </AllowedButton>
            <AllowedButton
              to={partEndpoints.purchasePart}
              type="primary"
              icon={<ImportOutlined aria-hidden />}
              onClick={() => openOverlay('parts.purchase', { id })}
            >
              {t('parts.purchase')}
            </AllowedButton>
          </>
        )}
      >
        {part => (
          <>
            <PartDetails part={part} />
            {mayPrice && prices.data && <PartLevelPrices id={id} prices={prices.data.data} />}
            {months.data && months.data.data.length > 0 && (
              <PartYear months={months.data.data} unit={part.unit_name} />
            )}
            <Section title={t('parts.reserved_by')}>
              <PartReserved partId={id} />
            </Section>
            <Section title={t('parts.transactions')}>
              <PartTransactions partId={id} />
            </Section>
          </>
        )}
      </RecordPage>
      <DeletePart
        part={isDeleting ? query.data?.data : undefined}
        onClose={close}
        onDeleted={() => void go('/parts', { replace: true })}
      />
    </>
  )
}

function PartTags({ part }: { part: Part }) {
  const { t } = useTranslation()
  return (
    <>
      <PartStatus status={part.status} />
      {(['is_sale', 'is_new', 'is_popular', 'for_shop'] as const)
        .filter(flag => part[flag])
        .map(flag => (
          <StatusTag key={flag} tone="outlined">
            {t(flag === 'for_shop' ? 'parts.for_shop' : `parts.fields.${flag}`)}
          </StatusTag>
        ))}
    </>
  )
}
