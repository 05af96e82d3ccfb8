import useNotification from 'antd/es/notification/useNotification'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNoticesWith } from '#web/shell/notices.ts'
import { useStore } from '#web/shell/store.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { isOffline } from '../../reactions.ts'
import { usePressThrough } from './use-press-through.ts'
import './notices-host.css'

/** Draws the notices at the top right: below the header where there is room, at the edge on a phone. */
export function NoticesHost() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const [notification, holder] = useNotification({
    placement: 'topRight',
    top: Math.max(isMobile ? 10 : 86, useFootOfOfflineNotice() + 10),
    stack: { threshold: 4 },
  })
  usePressThrough(useCallback(key => notification.destroy(key), [notification]))
  useEffect(
    () =>
      showNoticesWith(({ level, title, description, params, link }) => {
        // A sentence that is no key comes back as it is.
        const say = (text: string) => String(t(text, { ...params, defaultValue: text }))
        const key = crypto.randomUUID()
        notification.open({
          key,
          className: 'rb-notice',
          props: { id: key },
          closable: false,
          type: level,
          title: say(title),
          description: description && say(description),
          role: level === 'error' || level === 'warning' ? 'alert' : 'status',
          actions: link && (
            <AppLink to={link.to} search={link.search} onClick={() => notification.destroy(key)}>
              {say(link.title)}
            </AppLink>
          ),
          duration: level === 'error' || link ? 8 : 4.5,
        })
      }),
    [notification, t],
  )
  return holder
}

/** Where the notice that the server is away ends: others stand below it, so that both can be read. 0 without one. */
function useFootOfOfflineNotice(): number {
  const isAway = useStore(isOffline)
  const [foot, setFoot] = useState(0)
  useLayoutEffect(
    () => setFoot(isAway ? (document.querySelector('.rb-offline')?.getBoundingClientRect().bottom ?? 0) : 0),
    [isAway],
  )
  return foot
}
