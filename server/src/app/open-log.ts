import { type Logger, pino } from 'pino'

/**
 * JSON lines on standard output. Output that cannot be written (a closed terminal, a full disk) neither stops Rigbay
 * nor delays its shutdown: up to a megabyte of lines is buffered.
 */
export function openLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1_000_000 })
  output.on('error', () => {})
  // Every line is written at once, so nothing is left for the end; pino would try there forever.
  output.flushSync = () => {}
  return pino({ level }, output)
}
