import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined'
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopKey, ShopSecrets } from '#contract/online-shop/shop-key.ts'
import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, RowAction } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { ShopKeyModal } from '../components/shop-key-modal.tsx'
import { ShopSecretsModal } from '../components/shop-secrets-modal.tsx'
import { ShopTabs } from '../components/shop-tabs.tsx'
import { ShopWebhookModal } from '../components/shop-webhook-modal.tsx'
import { scopeTitle } from '../shop-titles.ts'
import '../online-shop.css'
import '../shop-key-registrations.ts'

type KeyDialog = { what: 'new' } | { what: 'webhook' | 'revoke'; key: ShopKey }

export default function ShopKeysPage() {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<KeyDialog>()
  const [secrets, setSecrets] = useState<ShopSecrets>()
  const close = useCallback(() => setDialog(undefined), [])
  const tell = (made: ShopSecrets) => {
    if (made.key || made.webhook_secret) setSecrets(made)
  }
  const revoke = useAct(shopKeyEndpoints.revokeShopKey, { changes: 'company', onClose: close })
  return (
    <>
      <ListPage
        name="shop-keys"
        read={{ endpoint: shopKeyEndpoints.listShopKeys }}
        heading={{
          title: 'online-shop.title',
          crumbs: [{ title: t('company.title'), to: '/company-settings' }],
          below: (
            <>
              <ShopTabs />
              <p className="rb-muted">{t('online-shop.text')}</p>
            </>
          ),
        }}
        create={{
          title: 'online-shop.new',
          requires: shopKeyEndpoints.createShopKey,
          to: () => setDialog({ what: 'new' }),
        }}
        columns={columns}
        rows={{ actions: row => actionsOf(row, setDialog) }}
        cards={{
          draw: row => ({
            head: row.name,
            body: (
              <>
                <div>
                  <Source of={row} />
                </div>
                <Scopes of={row} />
              </>
            ),
            foot: <Used at={row} />,
          }),
        }}
        empty={{ title: 'online-shop.none', text: 'online-shop.none_text' }}
      />
      <ShopKeyModal open={dialog?.what === 'new'} onClose={close} onMade={tell} />
      {dialog && 'key' in dialog && (
        <ShopWebhookModal
          shopKey={dialog.key}
          open={dialog.what === 'webhook'}
          onClose={close}
          onSet={tell}
        />
      )}
      <ShopSecretsModal secrets={secrets} onClose={() => setSecrets(undefined)} />
      <ConfirmAction
        open={dialog?.what === 'revoke'}
        question={t('online-shop.revoke_question', {
          name: dialog && 'key' in dialog ? dialog.key.name : '',
        })}
        text={t('online-shop.revoke_text')}
        yes={t('online-shop.revoke')}
        danger
        busy={revoke.isBusy}
        onYes={() => dialog && 'key' in dialog && revoke.act({ params: { id: dialog.key.id } })}
        onClose={close}
      />
    </>
  )
}

/** A revoked key stays readable. */
const actionsOf = (key: ShopKey, ask: (dialog: KeyDialog) => void): RowAction<ShopKey>[] =>
  key.revoked_at
    ? []
    : [
        {
          key: 'webhook',
          label: 'online-shop.set_webhook',
          icon: <LinkOutlined aria-hidden />,
          onClick: () => ask({ what: 'webhook', key }),
        },
        {
          key: 'revoke',
          label: 'online-shop.revoke',
          icon: <StopOutlined aria-hidden />,
          danger: true,
          onClick: () => ask({ what: 'revoke', key }),
        },
      ]

function Source({ of }: { of: ShopKey }) {
  return useTranslation().t(`parts-orders.sources.${of.source}`)
}

function Scopes({ of }: { of: ShopKey }) {
  const { t } = useTranslation()
  return of.scopes.map(scope => t(scopeTitle(scope))).join(', ')
}

function Used({ at: { revoked_at, last_used_at } }: { at: ShopKey }) {
  const { t } = useTranslation()
  if (revoked_at) return <StatusTag tone="deleted">{t('online-shop.revoked')}</StatusTag>
  return last_used_at ? <DateText value={last_used_at} /> : t('online-shop.never_used')
}

function Webhook({ of }: { of: ShopKey }) {
  const { t } = useTranslation()
  return of.webhook_url ?? t('online-shop.no_webhook')
}

const columns: ListColumn<ShopKey>[] = [
  {
    title: 'online-shop.fields.name',
    minWidth: 160,
    render: row => row.name,
    subtitle: row => <span className="rb-shop-key">{row.prefix}…</span>,
  },
  { title: 'online-shop.fields.source', width: 170, render: row => <Source of={row} /> },
  { title: 'online-shop.fields.scopes', minWidth: 220, hidePriority: 1, render: row => <Scopes of={row} /> },
  { title: 'online-shop.set_webhook', minWidth: 200, hidePriority: 2, render: row => <Webhook of={row} /> },
  { title: 'online-shop.last_used', width: 170, render: row => <Used at={row} /> },
  {
    title: 'online-shop.created',
    width: 180,
    sort: 'created',
    hidePriority: 3,
    render: row => <DateText value={row.created_at} />,
    subtitle: row => row.created_by?.full_name,
  },
]
