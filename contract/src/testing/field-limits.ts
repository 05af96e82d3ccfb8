import { expect, it } from 'vitest'
import type { z } from 'zod'

/** By dotted path: values accepted up to the limit, and values refused beyond it, with the error code. */
type Limits = Record<
  string,
  { takes?: readonly unknown[]; refuses?: readonly (readonly [value: unknown, code: string])[] }
>

export function itKeepsLimits(schema: z.ZodType, valid: object, limits: Limits): void {
  it.each(Object.entries(limits))('%s', (path, { takes = [], refuses = [] }) => {
    for (const value of takes)
      expect([value, refusalsOf(schema, put(valid, path, value))]).toEqual([value, []])
    for (const [value, code] of refuses) {
      expect([value, refusalsOf(schema, put(valid, path, value))]).toEqual([value, [`${path} ${code}`]])
    }
  })
}

export const refusalsOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    issue => `${issue.path.join('.')} ${issue.code === 'custom' ? issue.params?.code : issue.code}`,
  )

/** A copy with one value replaced; undefined removes it. */
export function put<T>(target: T, path: string, value: unknown): T {
  const copy = structuredClone(target)
  const keys = path.split('.')
  const last = keys.pop()!
  let parent = copy as Record<string, unknown>
  for (const key of keys) {
    parent[key] ??= {}
    parent = parent[key] as Record<string, unknown>
  }
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}
