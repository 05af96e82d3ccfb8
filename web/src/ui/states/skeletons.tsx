import { useTranslation } from 'react-i18next'
import './states.css'

/** Hidden for the first 150 ms: most responses are faster. */
export function SkeletonLine({ width = '60%' }: { width?: string | number }) {
  return <span className="rb-skeleton-bar" style={{ width }} aria-hidden="true" />
}

export function SkeletonSections({ sections = 2, lines = 5 }: { sections?: number; lines?: number }) {
  const { t } = useTranslation()
  return (
    <div className="rb-skeleton-sections" role="status" aria-label={t('ui.loading')}>
      {numbers(sections).map(section => (
        <div key={section} className="rb-sheet rb-section">
          {numbers(lines).map(line => (
            <div key={line} className="rb-skeleton-row">
              <SkeletonLine width={`${30 + ((line * 37 + section * 11) % 50)}%`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
