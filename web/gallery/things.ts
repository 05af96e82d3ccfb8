import { z } from 'zod'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { one, pageOf, pageQuery } from '#contract/shared/page.ts'

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
export type ThingBody = z.input<typeof body>

const path = '/api/v1/things'
const requires = 'signed-in' as const

export const things = {
  list: defineEndpoint({
    method: 'GET',
    path,
    requires,
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
    requires,
    summary: 'One',
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
}
