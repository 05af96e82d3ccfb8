import type { Route } from '@playwright/test'
import type { Thing, ThingBody } from '../../web/gallery/things.ts'

export interface Call {
  method: string
  /** Below `/api/v1`. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: ThingBody | undefined
}

interface Answer {
  status: number
  body?: unknown
}

/** Answers about things as Rigbay would. What a test says with `instead` comes first. */
export class FakeServer {
  things: Thing[] = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    name: `Thing ${String(index + 1).padStart(2, '0')}`,
    price: (index * 37) % 100,
    status: index % 3 === 0 ? 'finished' : 'new',
    version: 1,
  }))
  drafts = new Map<string, unknown>()
  /** In which browser tab a draft was typed, by its id. */
  private tabs = new Map<string, string>()
  calls: Call[] = []
  instead: (call: Call) => Answer | undefined | Promise<Answer | undefined> = () => undefined

  async answer(route: Route): Promise<void> {
    const request = route.request()
    const url = new URL(request.url())
    const call: Call = {
      method: request.method(),
      path: url.pathname.replace('/api/v1', ''),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers(),
      body: request.postData() ? request.postDataJSON() : undefined,
    }
    this.calls.push(call)
    const { status, body } = (await this.instead(call)) ?? this.usually(call)
    // A page that went on in the meantime wants no answer.
    await route.fulfill(body === undefined ? { status } : { status, json: body }).catch(() => undefined)
  }

  /** Those to the list or a record of it, without the checks. */
  saves(): Call[] {
    return this.calls.filter(
      call => call.method !== 'GET' && isOfThings(call) && !call.headers['validate-only'],
    )
  }

  checks(): Call[] {
    return this.calls.filter(call => isOfThings(call) && call.headers['validate-only'] === 'true')
  }

  lists(): Call[] {
    return this.calls.filter(call => call.method === 'GET' && call.path === '/things')
  }

  private usually(call: Call): Answer {
    const { method, path } = call
    if (path === '/profile') return { status: 200, body: { data: me } }
    if (path.startsWith('/drafts/')) return this.draft(method, path.slice(8))
    if (path === '/things' && method === 'GET') return this.list(call.query)
    const found = this.things.find(thing => path === `/things/${thing.id}`)
    if (method === 'GET')
      return found ? { status: 200, body: { data: found } } : { status: 404, body: { errors: [missing] } }
    return this.save(call, found)
  }

  private list(query: Record<string, string>): Answer {
    const { search = '', order_by: by, order_type: type, page = '1', per_page: size = '12' } = query
    const statuses = Object.entries(query).flatMap(([name, value]) =>
      name.startsWith('status') ? [value] : [],
    )
    const rows = this.things.filter(
      thing =>
        thing.name.toLowerCase().includes(search.toLowerCase()) &&
        (statuses.length === 0 || statuses.includes(thing.status)),
    )
    if (by === 'name' || by === 'price')
      rows.sort((one, other) => (one[by] > other[by] ? 1 : -1) * (type === 'desc' ? -1 : 1))
    const from = (Number(page) - 1) * Number(size)
    return {
      status: 200,
      body: { data: rows.slice(from, from + Number(size)), meta: { total: rows.length } },
    }
  }

  private draft(method: string, id: string): Answer {
    if (method === 'DELETE') this.drafts.delete(id)
    if (method !== 'GET') return { status: 204 }
    const data = this.drafts.get(id)
    const draft = { id, tab: this.tabs.get(id) ?? '', data, updated_at: 1_800_000_000 }
    return { status: 200, body: { data: data === undefined ? null : draft, others: [] } }
  }

  private save({ body = { name: '' }, headers }: Call, found: Thing | undefined): Answer {
    if (headers['draft-store']) {
      this.drafts.set(headers['draft-store'], body)
      this.tabs.set(headers['draft-store'], headers['draft-tab'] ?? '')
    }
    const errors = [
      ...(body.name ? [] : [wrong('name', 'Field is required')]),
      ...(body.name === 'nowhere' ? [wrong('elsewhere', 'This cannot be saved today')] : []),
      ...(Number(body.price) > 100 ? [wrong('price', 'At most $100.00')] : []),
      ...(body.lines?.[0]?.note === 'bad' ? [wrong('lines.0.note', 'Not this note')] : []),
    ]
    if (errors.length > 0) return { status: 422, body: { errors } }
    if (headers['validate-only']) return { status: 204 }
    if (found && body.version !== found.version) {
      const conflict = { status: 409, code: 'version_conflict', title: 'Changed meanwhile', params: {} }
      return { status: 409, body: { errors: [conflict], data: found } }
    }
    const { name, price } = body
    const thing = found ?? { id: this.things.length + 1, name, price: 0, status: 'new' as const, version: 0 }
    Object.assign(thing, { name, price: price ?? 0, version: thing.version + 1 })
    if (!found) this.things.push(thing)
    return { status: 200, body: { data: thing } }
  }
}

const isOfThings = (call: Call): boolean => call.path.startsWith('/things')

export const wrong = (parameter: string, title: string) => ({
  status: 422,
  code: 'wrong',
  title,
  source: { parameter },
  params: {},
})
const missing = { status: 404, code: 'no_such_record', title: 'No such record exists', params: {} }

const me = {
  id: 1,
  full_name: 'Ellen Hart',
  first_name: 'Ellen',
  last_name: 'Hart',
  email: 'ellen@rigbay.test',
  role_id: 1,
  role: { id: 1, name: 'Admin' },
  photo: null,
  language: 'en',
  permissions: {},
  version: 1,
}
