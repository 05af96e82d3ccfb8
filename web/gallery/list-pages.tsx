import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { formatDollars } from '#contract/shared/money.ts'
import { CommentsDrawer } from '#web/records/comments-drawer.tsx'
import { HistoryPage } from '#web/records/history-page.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { Figure } from '#web/ui/page/figure.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { type Thing, things } from './fake-endpoints.ts'

const words = { new: 'New', 'in-process': 'In process', finished: 'Finished' }
const Status = ({ row }: { row: Thing }) => <StatusTag tone={row.status}>{words[row.status]}</StatusTag>
const Paid = ({ row }: { row: Thing }) =>
  row.overdue ? (
    <StatusTag tone="overdue">Overdue {row.overdue} d</StatusTag>
  ) : row.paid ? (
    <StatusTag tone="in-process">Paid</StatusTag>
  ) : (
    <>
      <StatusTag tone="outlined">Billed</StatusTag> <StatusTag tone="outlined">Not paid</StatusTag>
    </>
  )

export function ThingsPage() {
  const [talked, setTalked] = useState<Thing>()
  return (
    <>
      <ListPage
        endpoint={things.list}
        title="Repair orders"
        storageName="gallery"
        countTitle="{{count}} orders"
        summary={answer => (
          <>
            <span>128 orders</span>
            <Figure label="Current due">{formatDollars(answer.totals.due)}</Figure>
            <Figure label="Past due" bad>
              {formatDollars(answer.totals.past)}
            </Figure>
          </>
        )}
        actions={
          <>
            <Button>From PDF</Button>
            <Button type="primary" icon={<PlusOutlined />}>
              New order
            </Button>
          </>
        }
        filters={[
          { kind: 'search', name: 'search', label: 'Number, unit, VIN, plate, customer' },
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            multiple: true,
            options: Object.entries(words).map(([value, label]) => ({ value, label })),
          },
          { kind: 'select', name: 'payment', label: 'Payment', options: [{ value: 'paid', label: 'Paid' }] },
          {
            kind: 'remote',
            name: 'person_id',
            label: 'Customer',
            endpoint: things.people,
            toOption: (hit: { id: number; name: string }) => ({ value: hit.id, label: hit.name }),
          },
          { kind: 'dates', name: 'dates_range', label: 'Dates' },
          { kind: 'toggle', name: 'overdue', label: 'Overdue' },
        ]}
        columns={[
          {
            title: 'Order',
            sort: 'number',
            render: row => row.number,
            second: row => <DateText value={row.made} variant="date" />,
          },
          { title: 'Customer', render: row => row.person, second: row => row.firm },
          {
            title: 'Vehicle',
            render: row => row.what,
            second: row => (
              <>
                {row.unit} · <VinText vin={row.vin} />
              </>
            ),
          },
          { title: 'Mechanic', render: row => row.worker },
          { title: 'Implementation', sort: 'at', render: row => <DateText value={row.at} /> },
          { title: 'Status', render: row => <Status row={row} /> },
          { title: 'Payment', render: row => <Paid row={row} /> },
          { title: 'Total', sort: 'total', align: 'right', render: row => <Money value={row.total} /> },
        ]}
        rowLink={row => `/things/${row.id}`}
        rowEdge={row => (row.overdue ? 'overdue' : undefined)}
        rowActions={row => [
          { key: 'edit', label: 'Edit', icon: <EditOutlined />, to: '/edit' },
          {
            key: 'talk',
            label: 'Comments',
            icon: <MessageOutlined />,
            count: row.comments,
            onClick: setTalked,
          },
          { key: 'print', label: 'Print', icon: null, inMenu: true },
          {
            key: 'drop',
            label: 'Delete',
            icon: null,
            inMenu: true,
            danger: true,
            requires: 'billing.delete',
          },
        ]}
        card={(row, { link }) => ({
          head: (
            <>
              {link(row.number)} <Status row={row} />
            </>
          ),
          body: (
            <>
              <div>
                <strong>{row.person}</strong> <span className="rb-muted">{row.firm}</span>
              </div>
              <div>
                {row.what} · <span className="rb-muted">{row.unit}</span>
              </div>
              <VinText vin={row.vin} />
              <div className="rb-card-line">
                <span className="rb-muted">
                  {row.worker} · <DateText value={row.at} />
                </span>
                <strong>
                  <Money value={row.total} />
                </strong>
              </div>
            </>
          ),
          foot: <Paid row={row} />,
        })}
        empty={{
          title: 'No repair orders yet',
          text: 'The first one starts here.',
          action: <Button type="primary">New order</Button>,
        }}
      />
      <CommentsDrawer
        title={`Comments for order ${talked?.number}`}
        open={talked !== undefined}
        onClose={() => setTalked(undefined)}
        list={things.comments}
        add={things.addComment}
        remove={things.deleteComment}
        params={{ id: talked?.id ?? 0 }}
        removeParams={commentId => ({ id: talked?.id ?? 0, commentId })}
      />
    </>
  )
}

export function ForbiddenPage() {
  return (
    <ListPage
      endpoint={things.forbidden}
      title="Secrets"
      storageName="secrets"
      columns={[]}
      empty={{ title: 'None' }}
    />
  )
}

export function GalleryHistory() {
  return (
    <HistoryPage
      endpoint={things.history}
      params={{ id: 1 }}
      crumbs={[{ title: 'Repair orders', to: '/' }]}
    />
  )
}
