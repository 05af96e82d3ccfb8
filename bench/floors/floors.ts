import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { lists } from './lists.ts'
import { records } from './records.ts'
import { searches } from './searches.ts'
import type { Floor } from './statements.ts'
import { sums } from './sums.ts'
import { writes } from './writes.ts'

// The baseline: bare routes with the best SQL for the same responses and writes, prepared,
// compressed by the same package, without sign-in, rights and validation. Lists count to 10,000, or
// all where Rigbay does. No SQL is Rigbay's own, so that a bad statement of Rigbay shows.

const floors: Record<string, Floor> = { ...lists, ...searches, ...sums, ...records, ...writes }

export async function openFloors(pool: pg.Pool): Promise<FastifyInstance> {
  const bare = fastify()
  await bare.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  for (const [name, floor] of Object.entries(floors))
    bare.all(`/${name}`, request => floor(pool, request.query as Record<string, string>))
  return bare
}
