import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#web/shell/store.ts'
import { isOutdated } from '../outdated.ts'
import { isOffline } from '../reactions.ts'
import { MessagePage } from './message-page.tsx'

/** A page crashed or its code could not be loaded. Without a connection, it reloads when there is one. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isNewer = useStore(isOutdated)
  const again = () => {
    reset()
    void router.invalidate()
  }
  const isNowOffline = useStore(isOffline)
  const wasOffline = useRef(isNowOffline)
  const whenBack = useEffectEvent(again)
  useEffect(() => {
    if (wasOffline.current && !isNowOffline) whenBack()
    wasOffline.current = isNowOffline
  }, [isNowOffline])
  if (isNewer)
    return (
      <MessagePage title={t('app.outdated.title')} text={t('app.outdated.text')}>
        <button type="button" className="rb-ink-button" onClick={() => location.reload()}>
          {t('app.outdated.reload')}
        </button>
      </MessagePage>
    )
  return (
    <MessagePage
      title={t('app.errors.page_broke')}
      text={t(`app.errors.page_${isNowOffline ? 'offline' : 'broke'}_text`)}
    >
      <button type="button" className="rb-ink-button" onClick={again}>
        {t('app.try_again')}
      </button>
    </MessagePage>
  )
}
