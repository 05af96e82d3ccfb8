/** An event of a Chromium trace: time and duration in microseconds; `tdur` is the thread's own CPU time. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ph: string
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

export interface KeyCosts {
  /** Per key, milliseconds of the page's thread: handling it, and rendering the next frame. */
  keys: number[]
  /** All other tasks: a key that arrives during one waits for its end. */
  others: number[]
}

/** The cost of keys in the thread's own CPU time, without other load of the machine. */
export function keyCosts(trace: Buffer): KeyCosts {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const events = ofBusiestPage(traceEvents).sort((one, other) => one.ts - other.ts)
  const tasks = events.filter(event => /RunTask$/.test(event.name) && event.tdur !== undefined)
  const commits = events.filter(event => event.name === 'Commit')
  const dispatched = events.filter(event => keyEvents.has(event.args?.data?.type ?? ''))
  const starts = dispatched.filter(event => event.args?.data?.type === 'keydown')
  const counted = new Set<TraceEvent>()
  const keys = starts.flatMap(({ ts }, index) => {
    const next = starts[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    const own = dispatched.filter(event => event.ts >= ts && event.ts < next)
    const input = own.find(event => event.args?.data?.type === 'input')
    const commit = input && commits.find(event => event.ts > input.ts && event.ts < next)
    if (!commit) return []
    const parts = new Set([...own, commit].flatMap(part => tasks.find(task => holds(task, part)) ?? []))
    for (const task of parts) counted.add(task)
    return [[...parts].reduce((sum, task) => sum + task.tdur!, 0) / 1000]
  })
  return { keys, others: tasks.filter(task => !counted.has(task)).map(task => task.tdur! / 1000) }
}

const keyEvents = new Set(['keydown', 'keypress', 'beforeinput', 'input', 'keyup'])

const holds = (task: TraceEvent, part: TraceEvent) =>
  task.ts <= part.ts && part.ts < task.ts + (task.dur ?? 0)

/** Events of the main thread that handled the keys. */
function ofBusiestPage(events: readonly TraceEvent[]): TraceEvent[] {
  const key = events.find(event => event.name === 'EventDispatch' && event.args?.data?.type === 'keydown')
  return events.filter(event => event.ph === 'X' && event.pid === key?.pid && event.tid === key.tid)
}
