// Imported before a Rigbay of the tests (`--import`): its time begins at START_AT. PostgreSQL has
// the machine's time.
const started = Date.now()
const offset = Date.parse(process.env.START_AT ?? '') - started
if (Number.isNaN(offset)) throw new Error('START_AT is no moment')

const realNow = Date.now
const now = () => realNow() + offset
globalThis.Date = new Proxy(Date, {
  construct: (date, args, made) => Reflect.construct(date, args.length === 0 ? [now()] : args, made),
  apply: date => String(Reflect.construct(date, [now()])),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
