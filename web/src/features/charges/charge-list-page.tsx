import { useTranslation } from 'react-i18next'
import { type Charge, charges } from '#contract/charges/charge.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

export default function ChargeListPage() {
  const { t } = useTranslation()
  const columns: ListColumn<Charge>[] = [
    { title: 'charges.fields.amount', width: 200, render: amountOf },
    { title: 'charges.limits', width: 180, hidePriority: 1, render: limitsOf },
    {
      title: 'charges.fields.taxed_as',
      width: 130,
      hidePriority: 2,
      render: ({ taxed_as }) => t(`charges.choices.taxed_as.${taxed_as}`),
    },
    {
      title: 'charges.fields.applies',
      width: 180,
      hidePriority: 3,
      render: ({ applies, is_active }) =>
        is_active ? (
          t(`charges.choices.applies.${applies}`)
        ) : (
          <StatusTag tone="outlined">{t('charges.inactive')}</StatusTag>
        ),
    },
  ]
  return (
    <DictionaryPage
      dictionary={charges}
      columns={columns}
      create="/charges/create"
      edit={charge => `/charges/${charge.id}`}
    />
  )

  function amountOf({ amount, percent, base }: Charge) {
    return base ? t(`charges.percent_of.${base}`, { percent }) : <Money value={amount} />
  }

  function limitsOf({ min_amount: min, max_amount: max }: Charge) {
    if (min !== null && max !== null) return `${formatDollars(min)} – ${formatDollars(max)}`
    if (min !== null) return t('charges.at_least', { amount: formatDollars(min) })
    return max === null ? '-' : t('charges.at_most', { amount: formatDollars(max) })
  }
}
