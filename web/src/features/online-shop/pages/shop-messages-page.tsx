import SendOutlined from '@ant-design/icons/es/icons/SendOutlined'
import { useTranslation } from 'react-i18next'
import { maxTries, type ShopMessage, shopMessageStatuses } from '#contract/online-shop/shop-message.ts'
import { shopMessageEndpoints } from '#contract/online-shop/shop-message-endpoints.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter } from '#web/ui/list/list-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'
import { ShopTabs, shopPath } from '../components/shop-tabs.tsx'
import { messageTitle } from '../shop-titles.ts'
import '../shop-message-registrations.ts'

export default function ShopMessagesPage() {
  const { t } = useTranslation()
  const sendAgain = useAct(shopMessageEndpoints.sendShopMessageAgain, { changes: 'parts_order' })
  return (
    <ListPage
      name="shop-messages"
      read={{ endpoint: shopMessageEndpoints.listShopMessages }}
      heading={{
        title: 'online-shop.messages',
        count: 'online-shop.message_count',
        crumbs: [
          { title: t('company.title'), to: '/company-settings' },
          { title: t('online-shop.title'), to: shopPath },
        ],
        below: <ShopTabs />,
      }}
      filters={filters}
      columns={columns}
      rows={{
        actions: row =>
          row.status === 'waiting'
            ? []
            : [
                {
                  key: 'again',
                  label: 'online-shop.send_again',
                  icon: <SendOutlined aria-hidden />,
                  onClick: () => void sendAgain.act({ params: { id: row.id } }),
                },
              ],
      }}
      cards={{
        draw: row => ({
          head: (
            <>
              <Order of={row} /> <Status of={row} />
            </>
          ),
          body: (
            <>
              <div>
                <Type of={row} />
              </div>
              <Answer of={row} />
            </>
          ),
          foot: <DateText value={row.created_at} />,
        }),
      }}
      empty={{ title: 'online-shop.no_messages', text: 'online-shop.no_messages_text' }}
    />
  )
}

const filters: readonly ListFilter[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'online-shop.status',
    width: 180,
    options: shopMessageStatuses.map(value => ({ value, label: `online-shop.statuses.${value}` })),
  },
]

const tones: Record<ShopMessage['status'], StatusTone> = {
  waiting: 'in-process',
  delivered: 'finished',
  failed: 'overdue',
}

function Type({ of }: { of: ShopMessage }) {
  return useTranslation().t(messageTitle(of.type))
}

const Order = ({ of: { order } }: { of: ShopMessage }) => (
  <AppLink to={`/parts-orders/${order.id}`}>{order.order_number}</AppLink>
)

function Status({ of }: { of: ShopMessage }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[of.status]}>{t(`online-shop.statuses.${of.status}`)}</StatusTag>
}

function Answer({ of }: { of: ShopMessage }) {
  const { t } = useTranslation()
  if (of.is_held) return t('online-shop.is_held')
  if (!of.problem) return of.answer_status ?? ''
  return (
    <span title={of.answer}>
      {t(`online-shop.problems.${of.problem}`, { status: of.answer_status ?? '' })}
    </span>
  )
}

const columns: ListColumn<ShopMessage>[] = [
  { title: 'online-shop.message', minWidth: 170, render: row => <Type of={row} /> },
  {
    title: 'online-shop.order',
    width: 150,
    render: row => <Order of={row} />,
    subtitle: row => row.order.external_number,
  },
  { title: 'online-shop.key', minWidth: 140, hidePriority: 2, render: row => row.key.name },
  { title: 'online-shop.status', width: 150, render: row => <Status of={row} /> },
  {
    title: 'online-shop.tries',
    width: 100,
    align: 'right',
    hidePriority: 1,
    render: row => `${row.tries} / ${maxTries}`,
  },
  {
    title: 'online-shop.last_answer',
    minWidth: 180,
    render: row => <Answer of={row} />,
    subtitle: row => row.last_tried_at && <DateText value={row.last_tried_at} />,
  },
  {
    title: 'online-shop.created',
    width: 180,
    sort: 'created',
    hidePriority: 3,
    render: row => <DateText value={row.created_at} />,
  },
]
