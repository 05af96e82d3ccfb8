import DownOutlined from '@ant-design/icons/es/icons/DownOutlined'
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerOverlay } from '#web/shell/overlays.ts'
import { useStore } from '#web/shell/store.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { UploadRow } from './upload-row.tsx'
import { followUploads, uploads } from './uploads.ts'
import './upload-tray.css'

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'uploads.sign-out': { names: readonly string[] }
  }
}
registerOverlay('uploads.sign-out', () => import('./sign-out-question.tsx'))

/** At the foot of every page while files are on their way. It takes room of its own, so that all else can be reached. */
export function UploadTray() {
  const { t } = useTranslation()
  const entries = useStore(uploads.entries)
  const [isOpen, setOpen] = useState(true)
  useEffect(followUploads, [])
  if (entries.length === 0) return null
  const left = entries.filter(({ state }) => state !== 'uploaded').length
  return (
    <section ref={tellHeight} className="rb-uploads rb-no-print" aria-label={t('records.uploads.title')}>
      <div className="rb-uploads-head">
        <span>{left > 0 ? t('records.uploads.left', { count: left }) : t('records.uploads.done')}</span>
        <IconAction
          label={t('records.uploads.list')}
          icon={isOpen ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <ul>
          {entries.map(entry => (
            <UploadRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What else stands at the foot of the window stands above the tray. */
function tellHeight(tray: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--rb-tray-height', `${tray.offsetHeight}px`))
  observer.observe(tray)
  return () => {
    observer.disconnect()
    style.removeProperty('--rb-tray-height')
  }
}
