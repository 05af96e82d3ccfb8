import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#web/shell/store.ts'
import { isOutdated } from '../../outdated.ts'
import './outdated-notice.css'

/** Says that a new build is available. The user decides when to reload. */
export function OutdatedNotice() {
  return useStore(isOutdated) ? <Notice /> : null
}

function Notice() {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  // Scrolls by the notice's height, so that content does not move under the pointer.
  useLayoutEffect(() => scrollBy({ top: notice.current!.offsetHeight, behavior: 'instant' }), [])
  return (
    <div ref={notice} className="rb-outdated" role="status">
      <span>{t('app.outdated.text')}</span>
      <button type="button" onClick={() => location.reload()}>
        {t('app.outdated.reload')}
      </button>
    </div>
  )
}
