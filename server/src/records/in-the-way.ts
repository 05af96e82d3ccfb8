import type { RelatedRecord } from '#contract/records/related-record.ts'
import type { ErrorDefinition } from '#contract/shared/errors.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

interface Found {
  id: number
  name: string
  count: number
}

/** Links shown. */
export const maxRelated = 10

/** The reason that records prevent an act, with links to the newest; none if nothing was found. */
export function inTheWay(
  definition: ErrorDefinition<'count'>,
  found: readonly Found[],
  { kind, isDeleted = false }: { kind: RelatedRecord['kind']; isDeleted?: boolean },
): Reason[] {
  const [first] = found
  if (!first) return []
  const related: RelatedRecord[] = found.map(({ id, name }) => ({ kind, id, name, is_deleted: isDeleted }))
  return [reason(definition, { params: { count: first.count }, extra: { related } })]
}
