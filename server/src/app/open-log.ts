import { type Logger, pino } from 'pino'

/**
 * JSON lines on standard output. Output that cannot be written (closed terminal, full disk) neither
 * stops Rigbay nor delays its shutdown: up to a megabyte is buffered.
 */
export function openLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1_000_000 })
  output.on('error', () => {})
  // Every line is written at once; pino would retry here for ever.
  output.flushSync = () => {}
  return pino({ level }, output)
}
