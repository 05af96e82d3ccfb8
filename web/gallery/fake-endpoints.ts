import { z } from 'zod'
import { comment, commentInput } from '#contract/records/comments.ts'
import { fullHistoryQuery, historyEntry } from '#contract/records/history.ts'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { listOf, one, pageOf, pageQuery } from '#contract/shared/page.ts'

const thing = z.object({
  id: z.number(),
  number: z.string(),
  made: z.number(),
  person: z.string(),
  firm: z.string(),
  what: z.string(),
  unit: z.string(),
  vin: z.string(),
  worker: z.string(),
  at: z.number(),
  status: z.enum(['new', 'in-process', 'finished']),
  paid: z.boolean(),
  overdue: z.number().nullable(),
  total: z.number(),
  comments: z.number(),
  version: z.number(),
})
export type Thing = z.infer<typeof thing>

const read = 'signed-in' as const
const body = z.object({
  name: z.string(),
  phone: z.string().nullish(),
  price: z.number().nullish(),
  labor: z.string().nullish(),
  discount: z.number().nullish(),
  due: z.string().nullish(),
  at: z.string().nullish(),
  person_id: z.number().nullish(),
  notes: z.string().nullish(),
  version: z.number().optional(),
})
export type ThingBody = z.input<typeof body>

export const things = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v1/things',
    requires: read,
    summary: 'Things',
    query: pageQuery(['number', 'total', 'at']).extend({
      search: z.string().optional(),
      status: z.array(z.string()).optional(),
      person_id: z.string().optional(),
      dates_range: z.string().optional(),
      overdue: z.boolean().optional(),
    }),
    response: pageOf(thing).extend({ totals: z.object({ due: z.number(), past: z.number() }) }),
  }),
  forbidden: defineEndpoint({
    method: 'GET',
    path: '/api/v1/secrets',
    requires: 'billing.delete',
    summary: 'Nobody may',
    query: pageQuery(['id']),
    response: pageOf(thing),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/v1/things/{id}',
    requires: read,
    summary: 'One',
    response: one(thing),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/v1/things',
    requires: read,
    summary: 'New',
    body,
    response: one(thing),
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/things/{id}',
    requires: read,
    summary: 'Change',
    body,
    response: one(thing),
  }),
  people: defineEndpoint({
    method: 'GET',
    path: '/api/v1/people',
    requires: read,
    summary: 'People',
    query: z.object({ search: z.string().optional(), id: z.number().optional() }),
    response: listOf(z.object({ id: z.number(), name: z.string(), firm: z.string() })),
  }),
  comments: defineEndpoint({
    method: 'GET',
    path: '/api/v1/things/{id}/comments',
    requires: read,
    summary: 'Comments',
    response: listOf(comment),
  }),
  addComment: defineEndpoint({
    method: 'POST',
    path: '/api/v1/things/{id}/comments',
    requires: read,
    summary: 'Comment',
    body: commentInput,
    response: one(comment),
  }),
  deleteComment: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/things/{id}/comments/{commentId}',
    requires: read,
    summary: 'Delete',
    response: 'nothing',
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/api/v1/things/{id}/history-detailed',
    requires: read,
    summary: 'History',
    query: fullHistoryQuery,
    response: pageOf(historyEntry),
  }),
}
