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
/** Below the offline notice. */
const belowOffline = 72
const belowHeader = 86

/** Top right: below the header, or over it on a phone or tablet. */
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
  const shown = useRef(new Map<string, string>())
  usePressThrough(useCallback(key => notification.destroy(key), [notification]))
  useEffect(
    () =>
      showNoticesWith(({ level, title, description, params, link, act }) => {
        // Translates a key; a sentence is returned as is.
        const say = (text: string) => String(t(text, { ...params, defaultValue: text }))
        const key = crypto.randomUUID()
        // A repeated notice replaces the previous one: failures of several parts of a page show one.
        const sentence = JSON.stringify([say(title), description && say(description)])
        notification.destroy(shown.current.get(sentence) ?? key)
        shown.current.set(sentence, key)
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

/** A notice with a link stays longer, and as long as it has the focus. */
function takeAwayUnused(id: string, takeAway: () => void): void {
  setTimeout(() => {
    const notice = document.getElementById(id)
    if (notice?.contains(document.activeElement))
      notice.addEventListener('focusout', takeAway, { once: true })
    else takeAway()
  }, secondsWithLink * 1000)
}
