import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import type { ImportFindingGroup } from '#contract/imports/import-finding.ts'
import { Section } from '#web/ui/page/section.tsx'
import { ImportGroup } from './import-group.tsx'

interface ImportGroupsProps {
  of: Import
  groups: readonly ImportFindingGroup[]
  onConfirm: (codes: readonly string[]) => void
}

/** Rows that do not fit, then changed or doubtful ones, each kind asked about once. */
export function ImportGroups({ of, groups, onConfirm }: ImportGroupsProps) {
  const { t } = useTranslation()
  const bad = groups.filter(group => group.class === 'bad')
  const changed = groups.filter(group => group.class === 'changed')
  return (
    <>
      {bad.length > 0 && (
        <Section title={heading('bad')}>
          {bad.map(group => (
            <ImportGroup key={`${group.code} ${group.field}`} of={of} group={group} />
          ))}
        </Section>
      )}
      {changed.length > 0 && (
        <Section
          title={heading('changed')}
          actions={
            <Button
              icon={<CheckOutlined aria-hidden />}
              disabled={changed.every(({ is_confirmed }) => is_confirmed)}
              onClick={() => onConfirm(changed.map(({ code }) => code))}
            >
              {t('imports.all_right')}
            </Button>
          }
        >
          {changed.map(group => (
            <ImportGroup
              key={group.code}
              of={of}
              group={group}
              onConfirm={isRight => onConfirm(withCode(group.code, isRight))}
            />
          ))}
        </Section>
      )}
    </>
  )

  function heading(which: 'bad' | 'changed') {
    const count = of.rows[which].toLocaleString('en-US')
    return `${t(`imports.headings.${which}`)} · ${t('imports.group_rows', { count })}`
  }

  function withCode(code: string, isRight: boolean): string[] {
    const others = of.confirmed.filter(one => one !== code)
    return isRight ? [...others, code] : others
  }
}
