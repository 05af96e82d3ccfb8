import { z } from 'zod'
import { id } from '../shared/fields.ts'
import { pageQuery } from '../shared/page.ts'

/** changed: comes in when it is confirmed. bad: does not fit. */
export const importFindingClasses = ['changed', 'bad'] as const
export type ImportFindingClass = (typeof importFindingClasses)[number]

/** What a check found in a cell, or in a row (`field` is empty). */
export const importFinding = z.object({
  id,
  class: z.enum(importFindingClasses),
  code: z.string(),
  /** Row of the file, counted as a spreadsheet does. */
  row: z.number().int(),
  /** What the row is about, as the file names it. */
  label: z.string(),
  field: z.string(),
  /** As it is in the file. */
  before: z.string(),
  /** As it comes in; null if it does not. */
  after: z.string().nullable(),
  title: z.string(),
})
export type ImportFinding = z.infer<typeof importFinding>

/** Findings of one code; those of rows that do not fit also by field. */
export const importFindingGroup = importFinding.pick({ class: true, code: true, field: true }).extend({
  rows: z.number().int(),
  is_confirmed: z.boolean(),
  /** The first ones. */
  findings: z.array(importFinding),
})
export type ImportFindingGroup = z.infer<typeof importFindingGroup>

export const importFindingQuery = pageQuery(['row']).extend({
  class: z.enum(importFindingClasses).optional(),
  code: z.string().max(50).optional(),
  field: z.string().max(50).optional(),
})
export type ImportFindingQuery = z.output<typeof importFindingQuery>
