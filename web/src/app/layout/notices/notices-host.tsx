import useNotification from 'antd/es/notification/useNotification'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showNoticesWith } from '#web/shell/notices.ts'
import { useStore } from '#web/shell/store.ts'
import { useIsMobile, useIsPhone } from '#web/shell/use-is-mobile.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { KeyHint } from '#web/ui/text/key-hint.tsx'
import { isOffline } from '../../reactions.ts'
import { usePressThrough } from './use-press-through.ts'
import './notices-host.css'

// Pixels from the top of the window.
const overHeader = 10
/** Below the notice that the server is away, so that both can be read. */
const belowOffline = 72
const belowHeader = 86

/** Draws the notices at the top right: below the header where there is room, over it on a phone and a tablet. */
export function NoticesHost() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const isPhone = useIsPhone()
  const isAway = useStore(isOffline)
  const [notification, holder] = useNotification({
    placement: 'topRight',
    top: isMobile ? (isAway ? belowOffline : overHeader) : belowHeader,
    stack: { threshold: isPhone ? 1 : 4 },
  })
  const shownErrors = useRef(new Map<string, string>())
  usePressThrough(useCallback(key => notification.destroy(key), [notification]))
  useEffect(
    () =>
      showNoticesWith(({ level, title, description, params, link, act }) => {
        // A sentence that is no key comes back as it is.
        const say = (text: string) => String(t(text, { ...params, defaultValue: text }))
        const key = crypto.randomUUID()
        // A page of which every part fails says so once; the same error again takes the place of the one before.
        if (level === 'error') {
          const sentence = JSON.stringify([say(title), description && say(description)])
          notification.destroy(shownErrors.current.get(sentence) ?? key)
          shownErrors.current.set(sentence, key)
        }
        notification.open({
          key,
          className: 'rb-notice',
          props: { id: key },
          closable: false,
          type: level,
          title: say(title),
          description: description && say(description),
          role: level === 'error' || level === 'warning' ? 'alert' : 'status',
          actions: (link || act) && (
            <>
              {link && (
                <AppLink
                  to={link.to}
                  search={link.search}
                  aria-keyshortcuts="n"
                  onClick={() => notification.destroy(key)}
                >
                  {say(link.title)}
                </AppLink>
              )}
              {act && (
                <button
                  type="button"
                  className="rb-link-button"
                  aria-keyshortcuts="n"
                  onClick={() => {
                    notification.destroy(key)
                    act.act()
                  }}
                >
                  {say(act.title)}
                </button>
              )}
              <KeyHint>n</KeyHint>
            </>
          ),
          duration: link || act ? false : level === 'error' ? 8 : 4.5,
        })
        if (link || act) takeAwayUnused(key, () => notification.destroy(key))
      }),
    [notification, t],
  )
  return holder
}

const secondsWithLink = 20

/** What leads on stays long enough to be reached, and while it has the focus. */
function takeAwayUnused(id: string, takeAway: () => void): void {
  setTimeout(() => {
    const notice = document.getElementById(id)
    if (notice?.contains(document.activeElement))
      notice.addEventListener('focusout', takeAway, { once: true })
    else takeAway()
  }, secondsWithLink * 1000)
}
