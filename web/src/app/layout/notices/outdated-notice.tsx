import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#web/shell/store.ts'
import { isOutdated } from '../../outdated.ts'
import './outdated-notice.css'

/** Says that a newer build is available. The user decides when to reload. */
export function OutdatedNotice() {
  return useStore(isOutdated) ? <Notice /> : null
}

function Notice() {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  // It comes by itself: what is read or about to be pressed stays where it is, under the notice's height of scrolling.
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
