import type { Comment } from '#contract/records/comments.ts'
import type { Thing } from './fake-endpoints.ts'

const people = [
  ['Maria Alvarez', 'Alvarez Freight LLC'],
  ['Oleksandr Koval', 'Dnipro Logistics'],
  ['James Whitfield', 'Whitfield & Sons'],
  ['Anna Petrova', 'Northway Carriers'],
  ['Luis Ortega', 'Ortega Hauling'],
  ['Dale Simmons', 'Simmons Farms'],
] as const
const trucks = [
  '2019 Freightliner Cascadia',
  '2021 Kenworth T680',
  '2018 Volvo VNL 760',
  '2022 Peterbilt 579',
  '2017 Great Dane Everest',
  '2020 Wabash DuraPlate',
]
const vins = ['1FUJGLDR9CLBP8834', '1XKWDB0X57J211825', '4V4NC9EH8FN912345', '1XPBDP9X1ND765432']
const start = Date.parse('2026-11-21T14:30:00Z') / 1000

const all: Thing[] = Array.from({ length: 128 }, (_, index) => ({
  id: 1287 - index,
  number: `R-00${1287 - index}`,
  made: start,
  person: people[index % 6]![0],
  firm: people[index % 6]![1],
  what: trucks[index % 6]!,
  unit: `#${700 + index * 13}`,
  vin: vins[index % 4]!,
  worker: ['R. Bell', 'T. Nowak', 'S. Kim', 'A. Diaz'][index % 4]!,
  at: start + index * 5820,
  status: (['in-process', 'new', 'finished'] as const)[index % 3]!,
  paid: index % 5 === 2,
  overdue: index % 11 === 4 ? 12 : null,
  total: Math.round(((index * 7919) % 19000) * 100 + 7350) / 100,
  comments: [3, 0, 12, 1][index % 4]!,
  version: 3,
}))

let comments: Comment[] = [
  {
    id: 1,
    comment: 'Driver says the pull to the right is worse when it is empty.\nKeys are in box 4.',
    timestamp: start - 86400,
    timezone: 'America/Chicago',
    author: { id: 2, full_name: 'Roy Bell', role_id: 3, role: 'Mechanic', photo: null },
    can_delete: false,
  },
  {
    id: 2,
    comment: 'Called the customer: wants the old filters back.',
    timestamp: start,
    timezone: 'America/Chicago',
    author: { id: 1, full_name: 'Ellen Hart', role_id: 1, role: 'Admin', photo: null },
    can_delete: true,
  },
]
const drafts = new Map<string, unknown>()

/** Answers like the server would, with a little delay; `?slow`, `?fails`, `?empty` before the hash change its mood. */
export function pretendToBeTheServer(): void {
  const mood = new URLSearchParams(location.search)
  window.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.origin)
    await new Promise(done => setTimeout(done, mood.has('slow') ? 3000 : 120))
    init.signal?.throwIfAborted()
    const method = init.method ?? 'GET'
    const headers = init.headers as Record<string, string>
    const path = url.pathname.replace('/api/v1', '')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (path === '/profile') return json({ data: me })
    if (path.startsWith('/drafts/')) return draft(method, path.slice(8))
    if (path === '/things' && method === 'GET')
      return mood.has('fails') ? json(failure, 500) : list(url.searchParams, mood)
    if (path === '/people') return json({ data: findPeople(url.searchParams) })
    if (path.endsWith('/comments') && method === 'GET') return json({ data: comments })
    if (path.endsWith('/comments')) return addComment(body)
    if (path.includes('/comments/')) {
      comments = comments.filter(comment => !path.endsWith(`/${comment.id}`))
      return new Response(null, { status: 204 })
    }
    if (path.endsWith('/history-detailed')) return json({ data: history, meta: { total: history.length } })
    const found = all.find(thing => path === `/things/${thing.id}`)
    if (method === 'GET') return found ? json({ data: found }) : json(missing, 404)
    return save(body, headers, found)
  }
}

function list(query: URLSearchParams, mood: URLSearchParams): Response {
  const search = query.get('search')?.toLowerCase() ?? ''
  const statuses = [...query].filter(([name]) => name.startsWith('status')).map(([, value]) => value)
  let rows = mood.has('empty')
    ? []
    : all.filter(
        row =>
          (!search || `${row.number} ${row.person} ${row.vin}`.toLowerCase().includes(search)) &&
          (statuses.length === 0 || statuses.includes(row.status)) &&
          (query.get('overdue') !== 'true' || row.overdue !== null),
      )
  const by = query.get('order_by') as keyof Thing | null
  if (by)
    rows = [...rows].sort(
      (a, b) => (a[by]! > b[by]! ? 1 : -1) * (query.get('order_type') === 'desc' ? -1 : 1),
    )
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('per_page') ?? 12)
  return json({
    data: rows.slice((page - 1) * size, page * size),
    meta: { total: rows.length },
    totals: { due: 18420.1, past: 6903.55 },
  })
}

function findPeople(query: URLSearchParams) {
  const search = query.get('search')?.toLowerCase()
  const id = Number(query.get('id'))
  return people
    .map(([name, firm], index) => ({ id: index + 1, name, firm }))
    .filter(person => (id ? person.id === id : !search || person.name.toLowerCase().includes(search)))
}

function draft(method: string, id: string): Response {
  if (method === 'DELETE') {
    drafts.delete(id)
    return new Response(null, { status: 204 })
  }
  const data =
    drafts.get(id) ??
    (new URLSearchParams(location.search).has('draft') ? { name: 'From a draft' } : undefined)
  return data === undefined ? json(missing, 404) : json({ data: { id, data, updated_at: start } })
}

function save(
  body: Record<string, unknown>,
  headers: Record<string, string>,
  found: Thing | undefined,
): Response {
  if (headers['Draft-Store']) drafts.set(headers['Draft-Store'], body)
  const errors = []
  if (!body.name) errors.push(wrong('name', 'Field is required'))
  if (!body.person_id) errors.push(wrong('person_id', 'Field is required'))
  if (Number(body.price) > 100) errors.push(wrong('price', 'At most $100.00'))
  if (!body.due) errors.push(wrong('due', 'Field is required'))
  if (body.name === 'nowhere') errors.push(wrong('elsewhere', 'This cannot be saved today'))
  if (errors.length > 0) return json({ errors }, 422)
  if (headers['Validate-Only']) return new Response(null, { status: 204 })
  if (found && Number(body.version) < 4)
    return json(
      {
        errors: [{ status: 409, code: 'version_conflict', title: 'Changed' }],
        data: { ...body, name: 'Their name', version: 4 },
      },
      409,
    )
  return json({ data: found ?? all[0] })
}

function addComment(body: { comment: string }): Response {
  if (body.comment === 'no') return json({ errors: [wrong('comment', 'Too short')] }, 422)
  const made = {
    ...comments[1]!,
    id: comments.length + 10,
    comment: body.comment,
    timestamp: Math.floor(Date.now() / 1000),
  }
  comments = [...comments, made]
  return json({ data: made })
}

const wrong = (parameter: string, title: string) => ({
  status: 422,
  code: 'validate__required',
  title,
  source: { parameter },
})
const missing = { errors: [{ status: 404, code: 'no_such_record', title: 'No such record exists' }] }
const failure = { errors: [{ status: 500, code: 'server_error', title: 'Server error' }] }
const json = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status })

const me = {
  id: 1,
  full_name: 'Ellen Hart',
  first_name: 'Ellen',
  last_name: 'Hart',
  email: 'ellen@rigbay.test',
  phone: null,
  phone_extension: null,
  phones: [],
  role_id: 1,
  role: { id: 1, name: 'Admin' },
  photo: null,
  language: 'en',
  permissions: { tags: ['create', 'read', 'update', 'delete'] },
  version: 1,
}

const history = Array.from({ length: 4 }, (_, index) => ({
  id: index + 1,
  message: ['Order created', 'Mechanic changed', 'Payment of $120.00 added', 'Order updated'][index]!,
  changes:
    index % 2 === 1
      ? [
          { label: 'Mechanic', before: 'R. Bell', after: 'T. Nowak' },
          {
            label: 'Notes',
            before: '',
            after: 'Check the left rear hub, the driver hears a noise over 50 mph',
          },
        ]
      : [],
  model_id: 1287,
  performed_at: start + index * 3600,
  performed_timezone: 'America/Chicago',
  user_id: 1,
  user: { full_name: 'Ellen Hart', email: 'ellen@rigbay.test' },
}))
