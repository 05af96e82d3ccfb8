import DownOutlined from '@ant-design/icons/es/icons/DownOutlined'
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerOverlay } from '#web/shell/overlays.ts'
import { useStore } from '#web/shell/store.ts'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { exposeHeight } from '#web/ui/expose-height.ts'
import { UploadRow } from './upload-row.tsx'
import { startUploads, uploads } from './uploads.ts'
import './upload-tray.css'

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'uploads.sign-out': { names: readonly string[] }
  }
}
registerOverlay('uploads.sign-out', () => import('./sign-out-question.tsx'))

const tray = exposeHeight('--rb-tray-height')

/** Uploads at the bottom of every page, which gets as much space below it. */
export function UploadTray() {
  const { t } = useTranslation()
  const entries = useStore(uploads.entries)
  const isPhone = useIsPhone()
  const [chosen, setOpen] = useState<boolean>()
  useEffect(startUploads, [])
  if (entries.length === 0) return null
  // On a phone it is collapsed until an upload needs attention.
  const isOpen = chosen ?? (!isPhone || entries.some(({ state, trouble }) => state === 'refused' || trouble))
  const left = entries.filter(({ state }) => state !== 'uploaded').length
  return (
    <section ref={tray} className="rb-uploads rb-no-print" aria-label={t('records.uploads.title')}>
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
