import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined'
import BarcodeOutlined from '@ant-design/icons/es/icons/BarcodeOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined'
import ImportOutlined from '@ant-design/icons/es/icons/ImportOutlined'
import Button from 'antd/es/button'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import type { PartRow } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { categoryOption } from '#web/features/catalogue/index.ts'
import { ImportButton } from '#web/features/imports/index.ts'
import { supplierOption } from '#web/features/suppliers/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter, RowAction } from '#web/ui/list/list-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import { ScanButton } from '../camera/scan-button.tsx'
import { DeletePart } from '../components/delete-part.tsx'
import { PartQuantity } from '../components/part-quantity.tsx'
import { PartStatus } from '../components/part-status.tsx'
import { ReceiveButton } from '../components/receive-button.tsx'
import { formatQuantity } from '../quantity-format.ts'

const BulkBar = lazy(() => import('../bulk/bulk-bar.tsx'))

export default function PartListPage() {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<PartRow>()
  const close = useCallback(() => setDeleting(undefined), [])
  return (
    <>
      <ListPage
        name="parts"
        read={{ endpoint: partEndpoints.listParts }}
        heading={{
          title: 'parts.parts',
          count: 'parts.count',
          exports: partEndpoints.exportParts,
          actions: (
            <>
              <ReceiveButton />
              <ScanButton />
            </>
          ),
          further: (answer, ticked) => (
            <>
              <Button
                icon={<BarcodeOutlined aria-hidden />}
                disabled={!answer?.data.length}
                onClick={() =>
                  openOverlay('parts.labels', {
                    ids: ticked.length > 0 ? ticked.map(Number) : (answer?.data.map(row => row.id) ?? []),
                  })
                }
              >
                {t('parts.labels.act')}
              </Button>
              <ImportButton kind="part" />
              <IfAllowed to={partEndpoints.checkStock}>
                <Button
                  icon={<AuditOutlined aria-hidden />}
                  onClick={() => openOverlay('parts.check-stock', {})}
                >
                  {t('parts.check.act')}
                </Button>
              </IfAllowed>
            </>
          ),
        }}
        create={{ title: 'parts.new', to: '/parts/create', requires: partEndpoints.createPart }}
        filters={filters}
        columns={columns}
        rows={{
          link: row => `/parts/${row.id}`,
          actions,
          select: selection => (
            <Suspense>
              <BulkBar selection={selection} />
            </Suspense>
          ),
        }}
        empty={{ title: 'parts.none', text: 'parts.none_text', besides: <ImportButton kind="part" /> }}
      />
      <DeletePart part={deleting} onClose={close} />
    </>
  )

  function actions(row: PartRow): RowAction<PartRow>[] {
    return [
      {
        key: 'purchase',
        label: 'parts.purchase',
        icon: <ImportOutlined aria-hidden />,
        isWord: true,
        requires: partEndpoints.purchasePart,
        onClick: () => openOverlay('parts.purchase', { id: row.id }),
      },
      {
        key: 'sell',
        label: 'parts.sell',
        icon: <ExportOutlined aria-hidden />,
        isWord: true,
        requires: partEndpoints.sellPart,
        disabledBecause: row.status === 'out_of_stock' ? t('parts.sell_out_of_stock') : undefined,
        onClick: () => openOverlay('parts.sell', { id: row.id }),
      },
      {
        key: 'edit',
        label: 'parts.edit',
        icon: <EditOutlined aria-hidden />,
        inMenu: true,
        to: `/parts/${row.id}/edit`,
        requires: partEndpoints.updatePart,
      },
      {
        key: 'delete',
        label: 'parts.delete',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        inMenu: true,
        requires: partEndpoints.deletePart,
        onClick: () => setDeleting(row),
      },
    ]
  }
}

const columns: ListColumn<PartRow>[] = [
  {
    title: 'parts.fields.stock_number',
    sort: 'stock_number',
    width: 130,
    render: row => <strong className="rb-row-name">{row.stock_number}</strong>,
  },
  {
    title: 'parts.fields.name',
    sort: 'name',
    minWidth: 250,
    isLink: true,
    render: row => row.name,
    subtitle: row => [row.brand_name, row.article_number].filter(Boolean).join(' · '),
  },
  { title: 'parts.fields.category_id', minWidth: 150, hidePriority: 1, render: row => row.category_name },
  {
    title: 'parts.fields.price_retail',
    sort: 'price_retail',
    width: 126,
    align: 'right',
    isPinned: true,
    render: row => <Money value={row.price_retail} />,
  },
  {
    title: 'parts.fields.quantity',
    sort: 'quantity',
    width: 110,
    align: 'right',
    render: row => <PartQuantity part={row} />,
  },
  {
    title: 'parts.minimum',
    width: 90,
    hidePriority: 2,
    align: 'right',
    render: row =>
      row.min_limit === null ? (
        <span className="rb-muted">-</span>
      ) : (
        <span className="rb-number">{formatQuantity(row.min_limit)}</span>
      ),
  },
  { title: 'parts.status', width: 130, hidePriority: 3, render: row => <PartStatus status={row.status} /> },
]

const filters: ListFilter[] = [
  { kind: 'search', name: 'search', label: 'parts.search' },
  {
    kind: 'remote',
    name: 'category_id',
    label: 'parts.fields.category_id',
    width: 180,
    endpoint: catalogueEndpoints.listCategoryChoices,
    minLength: 0,
    toOption: categoryOption,
  },
  {
    kind: 'remote',
    name: 'supplier_id',
    label: 'parts.fields.supplier_id',
    width: 180,
    endpoint: supplierEndpoints.shortList,
    toOption: supplierOption,
  },
  {
    kind: 'select',
    name: 'status',
    label: 'parts.status',
    width: 150,
    options: [
      { value: 'in_stock', label: 'parts.statuses.in_stock' },
      { value: 'out_of_stock', label: 'parts.statuses.out_of_stock' },
    ],
  },
  { kind: 'toggle', name: 'only_min_limit', label: 'parts.only_min_limit' },
  { kind: 'toggle', name: 'for_shop', label: 'parts.for_shop' },
]
