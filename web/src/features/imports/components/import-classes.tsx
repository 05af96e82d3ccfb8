import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled'
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled'
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined'
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { LeftOutButton } from './left-out-button.tsx'

const icons = { fit: CheckCircleFilled, changed: ExclamationCircleFilled, bad: CloseCircleFilled }
const classes = ['fit', 'changed', 'bad'] as const

/** How many rows are of each class. */
export function ImportClasses({ of }: { of: Import }) {
  const { t } = useTranslation()
  return (
    <section className="rb-sheet rb-classes">
      <div className="rb-classes-bar" aria-hidden>
        {classes.map(one => (
          <span key={one} className={`rb-class-${one}`} style={{ flexGrow: of.rows[one] }} />
        ))}
      </div>
      {classes.map(one => {
        const Icon = icons[one]
        return (
          <div key={one} className="rb-class">
            <Icon aria-hidden className={`rb-class-icon-${one}`} />
            <strong>{of.rows[one].toLocaleString('en-US')}</strong>
            <div>
              <div>{t(`imports.classes.${one}`)}</div>
              <div className="rb-muted">{t(`imports.classes.${one}_text`)}</div>
            </div>
            {one === 'bad' && of.rows.bad > 0 && (
              <LeftOutButton of={of} type="link" icon={<DownloadOutlined aria-hidden />}>
                {t('imports.as_file')}
              </LeftOutButton>
            )}
          </div>
        )
      })}
    </section>
  )
}
