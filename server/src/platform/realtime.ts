import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { longestCatchUpMs } from '#contract/shared/realtime.ts'
import type { DatabaseConnection } from '#server/database/connect.ts'
import { listenerConnection } from './listener-connection.ts'
import { recentAnnouncements } from './recent-announcements.ts'

export interface Announcement {
  to: 'company' | { user: number }
  event: string
  payload: unknown
  /** Not for the page that wrote. */
  isForOthers?: boolean
}

export interface Realtime {
  /** To browsers of all processes, in one message. `writer`: socket id of the page that wrote. */
  announce(announcements: readonly Announcement[], writer?: string): void
  /** Closes all connections of a session or user, on all processes. */
  disconnect(who: { session: string } | { user: number }): void
  close(): Promise<void>
}

interface SocketUser {
  id: number
  sessionId: string
}

export const companyRoom = 'private-company.1'
export const userRoom = (id: number): string => `private-user.${id}`
const sessionRoom = (id: string): string => `session.${id}`

/** Websocket only. `authenticate` gets the access token of the handshake; null refuses it. */
export function openRealtime(
  server: HttpServer,
  options: {
    connection: DatabaseConnection
    pool: pg.Pool
    log: Logger
    isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
    authenticate: (accessToken: string) => Promise<SocketUser | null>
  },
): Realtime {
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, decide) =>
      decide(null, options.isOriginAllowed(request.headers.origin, request.headers.host)),
  })
  const listener = listenerConnection(options.connection, options.pool)
  io.adapter(
    createAdapter(listener as unknown as pg.Pool, {
      errorHandler: error => options.log.warn({ err: error }, 'realtime between processes'),
    }),
  )
  io.use((socket, next) => {
    options
      .authenticate(tokenOf(socket))
      .then(async user => {
        if (!user) return next(new Error('not_signed_in'))
        await socket.join([companyRoom, userRoom(user.id), sessionRoom(user.sessionId)])
        next()
      })
      .catch(error => {
        options.log.error({ err: error }, 'realtime sign-in')
        next(new Error('unavailable'))
      })
  })
  const recent = recentAnnouncements()
  const deliver = (announcements: readonly Announcement[], writer?: string) => {
    for (const announcement of announcements) {
      const { to, event, payload, isForOthers } = announcement
      recent.add(announcement)
      const room = io.local.to(to === 'company' ? companyRoom : userRoom(to.user))
      const others = isForOthers && writer ? room.except(writer) : room
      others.emit(event, payload)
    }
  }
  io.on('announcements', deliver)
  // Before the browser can say for how long it has been reading, so that nothing is missed.
  const openedAt = new WeakMap<object, number>()
  io.engine.on('connection', (line: object) => openedAt.set(line, performance.now()))
  // The session may have ended while the socket was connecting.
  io.on('connection', socket => {
    const opened = openedAt.get(socket.conn) ?? performance.now()
    options
      .authenticate(tokenOf(socket))
      .then(user => {
        if (!user) return socket.disconnect(true)
        for (const { event, payload } of recent.since(opened - readFor(socket), user.id))
          socket.emit(event, payload)
      })
      .catch(error => {
        options.log.error({ err: error }, 'realtime sign-in')
        socket.disconnect(true)
      })
  })
  return {
    announce(announcements, writer) {
      deliver(announcements, writer)
      // After the response to the writer.
      setImmediate(() => io.serverSideEmit('announcements', announcements, writer))
    },
    disconnect(who) {
      io.in('session' in who ? sessionRoom(who.session) : userRoom(who.user)).disconnectSockets(true)
    },
    async close() {
      await io.close()
      listener.close()
    },
  }
}

function tokenOf(socket: Socket): string {
  const token: unknown = socket.handshake.auth.token
  return typeof token === 'string' ? token : ''
}

/** For how many milliseconds the page had been reading when it connected. */
function readFor(socket: Socket): number {
  const ms: unknown = socket.handshake.auth.read_for
  return typeof ms === 'number' && ms > 0 ? Math.min(ms, longestCatchUpMs) : 0
}
