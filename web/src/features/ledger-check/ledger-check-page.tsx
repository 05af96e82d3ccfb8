import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { type LedgerDifference, ledgerCheckEndpoints } from '#contract/ledger-check/ledger-check.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'

/** Compares stored sums with their rows each time it opens. */
export default function LedgerCheckPage() {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useRead(
    ledgerCheckEndpoints.checkLedgers,
    {},
    { staleTime: 0 },
  )
  const again = () => void refetch()
  const differences = data?.data.differences ?? []
  return (
    <>
      <PageHeading
        title={t('ledger-check.title')}
        actions={
          <Button loading={isFetching} onClick={again}>
            {t('ledger-check.again')}
          </Button>
        }
      />
      {error && <ErrorState error={error} onRetry={again} />}
      {!error && !data && <SkeletonSections sections={1} />}
      {data && differences.length === 0 && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('ledger-check.fine')}
          description={t('ledger-check.fine_text')}
        />
      )}
      {differences.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('ledger-check.differ')}
          description={t('ledger-check.what_to_do')}
        />
      )}
      {differences.map(difference => (
        <Difference key={difference.check} of={difference} />
      ))}
    </>
  )
}

function Difference({ of: { check, count, records } }: { of: LedgerDifference }) {
  const { t } = useTranslation()
  return (
    <Section title={t(`ledger-check.checks.${check}`)}>
      <ul>
        {records.map(({ label, link }) => (
          <li key={label}>{link ? <AppLink to={link}>{label}</AppLink> : label}</li>
        ))}
        {count > records.length && <li>{t('ledger-check.more', { count: count - records.length })}</li>}
      </ul>
    </Section>
  )
}
