import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFailedAgain } from '#web/api/query-client.ts'
import { useStore } from '#web/shell/store.ts'
import { tooManyRequestsUntil } from '../../reactions.ts'
import { minutesAndSeconds } from './minutes-and-seconds.ts'
import '../popups/modal-dialog.css'
import './too-many-requests.css'

/** Covers the page until the server accepts requests again; then what failed is read again. */
export function TooManyRequests() {
  const until = useStore(tooManyRequestsUntil)
  return until === null ? null : <Countdown until={until} />
}

function Countdown({ until }: { until: number }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    dialog.current?.showModal()
    const timer = setInterval(() => {
      const seconds = secondsUntil(until)
      setLeft(seconds)
      if (seconds > 0) return
      tooManyRequestsUntil.set(null)
      readFailedAgain()
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return (
    // Escape must not close it.
    <dialog
      ref={dialog}
      className="rb-too-many"
      aria-labelledby="too-many-title"
      onCancel={event => event.preventDefault()}
    >
      <h2 id="too-many-title">{t('app.errors.too_many_requests')}</h2>
      <p>{t('app.errors.please_wait')}</p>
      <p className="rb-number" role="timer">
        {minutesAndSeconds(left)}
      </p>
    </dialog>
  )
}

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000))
