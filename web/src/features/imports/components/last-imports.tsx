import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'

export function LastImports({ imports }: { imports: readonly Import[] }) {
  const { t } = useTranslation()
  if (imports.length === 0) return null
  return (
    <Section title={t('imports.last')}>
      <PlainTable
        label={t('imports.last')}
        rows={imports}
        columns={[
          {
            title: t('imports.file'),
            render: one => <AppLink to={`/imports/${one.id}`}>{one.file_name}</AppLink>,
          },
          { title: t('imports.rows'), isNumber: true, render: one => one.row_count.toLocaleString('en-US') },
          { title: t('imports.status'), render: one => t(`imports.statuses.${one.status}`) },
          { title: t('imports.by'), render: one => one.user_name },
          { title: t('imports.when'), render: one => <DateText value={one.created_at} /> },
        ]}
      />
    </Section>
  )
}
