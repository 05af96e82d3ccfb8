import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { useNavigate, useParams } from '@tanstack/react-router'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { type Comment, commentEndpoints } from '#contract/records/comments.ts'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { one, pageOf, pageQuery } from '#contract/shared/page.ts'
import { useRead } from '#web/api/hooks.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { CommentsDrawer } from '#web/records/comments-drawer.tsx'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { type ReportedError, refusal, server } from './fake-server.ts'
import { me } from './me.ts'
import type { Pages } from './open-page.tsx'

// A made-up kind of record, with the pages that most kinds have: for the tests of what these pages have in common.

const thing = z.object({
  id: z.number(),
  name: z.string(),
  price: z.number(),
  status: z.enum(['new', 'finished']),
  version: z.number(),
})
export type Thing = z.infer<typeof thing>

const body = z.object({
  name: z.string(),
  price: z.number().nullish(),
  lines: z.array(z.object({ note: z.string() })).optional(),
  version: z.number().optional(),
})
type ThingBody = z.input<typeof body>

const path = '/api/v1/things'
const requires = 'tags.update' as const

export const thingEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path,
    requires: 'signed-in',
    summary: 'Things',
    query: pageQuery(['name', 'price']).extend({
      search: z.string().optional(),
      status: z.array(z.string()).optional(),
    }),
    response: pageOf(thing),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires: 'signed-in',
    summary: 'A thing',
    response: one(thing),
  }),
  create: defineEndpoint({ method: 'POST', path, requires, summary: 'New', body, response: one(thing) }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    requires,
    summary: 'Change',
    body,
    response: one(thing),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires,
    summary: 'Delete',
    response: 'nothing',
  }),
  ...commentEndpoints(path, { read: 'signed-in', add: requires, remove: requires }),
}

onRecordChanged('unit', [thingEndpoints.list, thingEndpoints.get])
onRecordChanged('customer', [thingEndpoints.listComments])

/** Answers about things as Rigbay would; a test may answer an endpoint in its own way afterwards. */
export function serveThings(): Thing[] {
  const things = Array.from({ length: 30 }, (_, index) => thingNumber(index + 1))
  server.answer(thingEndpoints.list, ({ query }) => listed(things, query))
  server.answer(thingEndpoints.get, ({ params }) => {
    const data = things.find(({ id }) => id === params.id)
    return data ? { data } : refusal(404, [{ title: 'No such thing exists' }])
  })
  server.answer(thingEndpoints.create, call => {
    const { name, price } = call.body
    const data = { ...thingNumber(things.length + 1), name, price: price ?? 0 }
    const wrong = refused(call.body)
    if (wrong) return wrong
    if (!call.isCheck) things.push(data)
    return { data }
  })
  server.answer(thingEndpoints.update, call => {
    const { name, price, version } = call.body
    const saved = things.find(({ id }) => id === call.params.id)!
    const data = { ...saved, name, price: price ?? 0, version: saved.version + 1 }
    if (!call.isCheck && version !== saved.version)
      return refusal(409, [{ code: 'version_conflict', title: 'Changed meanwhile' }], saved)
    const wrong = refused(call.body)
    if (wrong) return wrong
    if (!call.isCheck) Object.assign(saved, data)
    return { data }
  })
  server.answer(thingEndpoints.remove, ({ params, isCheck }) => {
    if (!isCheck)
      things.splice(
        things.findIndex(({ id }) => id === params.id),
        1,
      )
  })
  serveComments()
  return things
}

function serveComments(): void {
  const comments: Comment[] = []
  const author = { id: me.id, full_name: me.full_name, role_id: me.role_id, role: me.role.name, photo: null }
  server.answer(thingEndpoints.listComments, () => ({ data: comments }))
  server.answer(thingEndpoints.addComment, ({ body: { comment } }) => {
    const written = {
      comment,
      timestamp: 1_800_000_000,
      timezone: 'America/Chicago',
      author,
      can_delete: true,
    }
    const data = { id: comments.length + 1, ...written }
    comments.push(data)
    return { data }
  })
  server.answer(thingEndpoints.deleteComment, ({ params }) => {
    comments.splice(
      comments.findIndex(({ id }) => id === params.comment_id),
      1,
    )
  })
}

const thingNumber = (id: number): Thing => ({
  id,
  name: `Thing ${String(id).padStart(2, '0')}`,
  price: ((id - 1) * 37) % 100,
  status: id % 3 === 1 ? 'finished' : 'new',
  version: 1,
})

function listed(things: readonly Thing[], query: Record<string, string>) {
  const { search = '', order_by: by, order_type: type, page = '1', per_page: size = '12' } = query
  const statuses = Object.entries(query).flatMap(([name, value]) =>
    name.startsWith('status') ? [value] : [],
  )
  const rows = things.filter(
    ({ name, status }) =>
      name.toLowerCase().includes(search.toLowerCase()) &&
      (statuses.length === 0 || statuses.includes(status)),
  )
  if (by === 'name' || by === 'price')
    rows.sort((one, other) => (one[by] > other[by] ? 1 : -1) * (type === 'desc' ? -1 : 1))
  const from = (Number(page) - 1) * Number(size)
  return { data: rows.slice(from, from + Number(size)), meta: { total: rows.length } }
}

function refused(body: ThingBody): Response | undefined {
  const errors: (ReportedError | false)[] = [
    !body.name && { title: 'Field is required', parameter: 'name' },
    body.name === 'nowhere' && { title: 'This cannot be saved today', parameter: 'elsewhere' },
    Number(body.price) > 100 && { title: 'At most $100.00', parameter: 'price' },
    body.lines?.[0]?.note === 'bad' && { title: 'Not this note', parameter: 'lines.0.note' },
  ]
  const reported = errors.filter(error => error !== false)
  return reported.length > 0 ? refusal(422, reported) : undefined
}

function ThingList() {
  const [commented, setCommented] = useState<Thing>()
  const [deleted, setDeleted] = useState<Thing>()
  return (
    <>
      <Things comment={setCommented} remove={setDeleted} />
      <CommentsDrawer
        title={`Comments for ${commented?.name ?? ''}`}
        open={commented !== undefined}
        onClose={() => setCommented(undefined)}
        list={thingEndpoints.listComments}
        add={thingEndpoints.addComment}
        remove={thingEndpoints.deleteComment}
        params={{ id: commented?.id ?? 0 }}
        removeParams={comment_id => ({ id: commented?.id ?? 0, comment_id })}
        kind="customer"
      />
      <DeleteRecord
        endpoint={thingEndpoints.remove}
        input={deleted && { params: { id: deleted.id } }}
        name={deleted?.name}
        question="Delete this thing?"
        kind="unit"
        onClose={() => setDeleted(undefined)}
      />
    </>
  )
}

const Things = ({ comment, remove }: { comment: (row: Thing) => void; remove: (row: Thing) => void }) => (
  <ListPage
    name="things"
    read={{ endpoint: thingEndpoints.list }}
    heading={{ title: 'Things' }}
    create={{ title: 'New thing', to: '/things/create', requires: thingEndpoints.create }}
    filters={[
      { kind: 'search', name: 'search', label: 'Name' },
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        multiple: true,
        options: [
          { value: 'new', label: 'New' },
          { value: 'finished', label: 'Finished' },
        ],
      },
    ]}
    columns={[
      { title: 'Name', sort: 'name', minWidth: 160, render: row => row.name },
      { title: 'Status', hidePriority: 1, render: row => row.status },
      { title: 'Price', sort: 'price', align: 'right', render: row => <Money value={row.price} /> },
    ]}
    rows={{
      link: row => `/things/${row.id}/edit`,
      actions: () => [
        {
          key: 'comments',
          label: 'Comments',
          icon: <CommentOutlined aria-hidden />,
          requires,
          onClick: comment,
        },
        {
          key: 'delete',
          label: 'Delete',
          icon: <DeleteOutlined aria-hidden />,
          inMenu: true,
          requires,
          onClick: remove,
        },
      ],
    }}
    cards={{ draw: (row, { link }) => ({ head: link(row.name), body: <Money value={row.price} /> }) }}
    empty={{ title: 'No things yet', text: 'The first one starts here.' }}
  />
)

const empty: ThingBody = { name: '', price: null, lines: [{ note: '' }] }

const thingForm = declareForm({
  kind: 'unit',
  endpoints: { create: thingEndpoints.create, edit: thingEndpoints.update },
  values: {
    empty,
    of: ({ name, price }: Thing): ThingBody => ({ name, price, lines: [{ note: '' }] }),
    toBody: (values: ThingBody) => values,
  },
  label: field => (field === 'name' ? 'Name' : 'Price'),
  draft: { name: 'things' },
})

const NewThing = () => <ThingForm />

/** Starts with the price of another. */
function CopyThing() {
  const { id } = useParams({ strict: false }) as { id: string }
  const price = useRead(thingEndpoints.get, { params: { id: Number(id) } }).data?.data.price
  return <ThingForm start={useMemo(() => (price === undefined ? undefined : { price }), [price])} />
}

function EditThing() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error } = useRead(thingEndpoints.get, { params: { id: Number(id) } })
  useMissingRecord(error, { notice: 'No such thing exists', to: '/things' })
  return <ThingForm id={Number(id)} saved={data?.data} />
}

interface ThingFormProps {
  id?: number
  saved?: Thing | undefined
  start?: Partial<ThingBody> | undefined
}

function ThingForm({ id, saved, start }: ThingFormProps) {
  const navigate = useNavigate()
  const form = useRecordForm(thingForm, {
    mode: id ? 'edit' : 'create',
    ...(id ? { params: { id } } : {}),
    saved,
    start,
    outcome: ({ data }) => ({ description: `${data.name} is saved` }),
    onSaved: () => void navigate({ to: '/things' }),
  })
  return (
    <FormPage
      form={form}
      title={id ? 'Edit thing' : 'New thing'}
      crumbs={[{ title: 'Things', to: '/things' }]}
    >
      <FieldsGrid>
        <Form.Item name="name" label="Name" required>
          <Input />
        </Form.Item>
        <Form.Item name="price" label="Price">
          <MoneyField />
        </Form.Item>
        <Form.Item name={['lines', 0, 'note']} label="First line">
          <Input />
        </Form.Item>
      </FieldsGrid>
    </FormPage>
  )
}

export const thingPages: Pages = {
  '/things': ThingList,
  '/things/create': NewThing,
  '/things/$id/copy': CopyThing,
  '/things/$id/edit': EditThing,
}
