import { useEffect } from 'react'
import { connectRealtime } from './realtime.ts'

/** Keeps the socket open as long as the application is mounted. */
export function RealtimeConnection() {
  useEffect(connectRealtime, [])
  return null
}
