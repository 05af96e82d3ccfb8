import { type Logger, pino } from 'pino'

/**
 * JSON lines on standard output. Output that cannot be written (a closed terminal, a full disk) neither ends the shop
 * nor holds its end up: a megabyte of lines waits for better times.
 */
export function openLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1_000_000 })
  output.on('error', () => {})
  // Every line is written at once, so nothing is left for the end; pino would try there forever.
  output.flushSync = () => {}
  return pino({ level }, output)
}
