import { io } from 'socket.io-client'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import { apiBaseUrl } from '#web/api/base-url.ts'
import { everythingMayHaveChanged, recordChangedElsewhere } from '#web/api/record-changes.ts'
import { refresher } from '#web/api/session.ts'
import { setSocketId } from '#web/api/socket-id.ts'
import { isSignedIn, onTokenChange, readToken } from '#web/api/token.ts'
import { catchUp } from './catch-up.ts'
import { setHasNewNotifications } from './new-notifications.ts'
import { refreshNotifications } from './notifications.ts'
import { lookForNewerBuild } from './outdated.ts'
import { stayConnected } from './stay-connected.ts'

/** Websocket only; the token is sent on connecting. */
export function connectRealtime(): () => void {
  const missed = catchUp(() => {
    void everythingMayHaveChanged()
    // The server may have been upgraded.
    void lookForNewerBuild()
  })
  const socket = io(apiBaseUrl || location.origin, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: answer => answer({ token: readToken()?.access_token, read_for: missed.readFor() }),
  })
  socket.on('connect', () => {
    setSocketId(socket.id)
    missed.connected()
  })
  socket.on('disconnect', () => setSocketId(undefined))
  const stopRetrying = stayConnected(socket, { renew, isSignedIn })
  socket.on('alerts.company', announce)
  socket.on('alerts.user', announce)
  socket.on('record.changed', ({ kind, id }: { kind: RecordKind; id: number }) =>
    recordChangedElsewhere(kind, id),
  )
  const stopListening = onTokenChange(() => {
    if (!isSignedIn()) socket.disconnect()
  })
  return () => {
    stopListening()
    stopRetrying()
    socket.disconnect()
  }
}

async function renew(): Promise<void> {
  const token = readToken()?.access_token
  if (token) await refresher.refresh(token)
}

function announce(): void {
  setHasNewNotifications(true)
  void refreshNotifications()
}
