import { useEffect } from 'react'
import { connectRealtime } from './realtime.ts'

export function RealtimeConnection() {
  useEffect(connectRealtime, [])
  return null
}
