import { useTranslation } from 'react-i18next'
import type { RepairOrder, RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { TypedPriceNote } from '#web/features/prices/index.ts'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { Money } from '#web/ui/text/money.tsx'
import './repair-order-details.css'
import { ChargesTable } from '#web/features/charges/index.ts'
import { SubletState } from './sublet-state.tsx'
import { WorkFindings } from './work-findings.tsx'

export function RepairOrderWorks({ order }: { order: RepairOrder }) {
  return order.typeOfWork.map(work => <Work key={work.id} order={order} work={work} />)
}

function Work({ order, work }: { order: RepairOrder; work: RepairOrderWork }) {
  const { t } = useTranslation()
  return (
    <div className="rb-order-work">
      <div className="rb-order-work-head">
        <h3>{work.name}</h3>
        <span className="rb-number">
          <span className="rb-muted">{t('repair-orders.web.labor')}</span> {work.duration}{' '}
          {t('repair-orders.web.hours_by')} <Money value={work.hourly_rate} />
        </span>
        <strong>
          <span className="rb-muted">{t('repair-orders.web.work_total')}</span>{' '}
          <Money value={work.total_amount} />
        </strong>
      </div>
      <WorkFindings work={work} />
      {work.inventories.length > 0 && (
        <PlainTable
          label={work.name}
          isAligned
          rows={work.inventories}
          columns={[
            {
              title: t('repair-orders.web.part'),
              render: part => (
                <>
                  {part.name}
                  <div className="rb-muted rb-plain-narrow">{part.stock_number}</div>
                </>
              ),
            },
            {
              title: t('repair-orders.web.stock_number'),
              isWide: true,
              render: part => part.stock_number,
            },
            {
              title: t('repair-orders.web.quantity'),
              isNumber: true,
              render: part => `${formatQuantity(part.quantity)} ${part.unit.name}`,
            },
            {
              title: t('repair-orders.web.price'),
              isNumber: true,
              render: part => (
                <>
                  <Money value={part.price} />
                  <TypedPriceNote {...part} />
                </>
              ),
            },
            {
              title: t('repair-orders.web.amount'),
              isNumber: true,
              render: part => <Money value={part.amount} />,
            },
          ]}
        />
      )}
      <ChargesTable
        charges={work.charges}
        label={t('repair-orders.charges.of', { work: work.name })}
        stateOf={charge => <SubletState order={order} charge={charge} />}
      />
    </div>
  )
}
