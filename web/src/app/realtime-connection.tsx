import { useEffect } from 'react'
import { connectRealtime } from './realtime.ts'

/** Keeps the socket open as long as the application is on the screen. */
export function RealtimeConnection() {
  useEffect(connectRealtime, [])
  return null
}
