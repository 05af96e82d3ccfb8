import type { RelatedRecord } from '#contract/records/related-record.ts'
import type { ErrorDefinition } from '#contract/shared/errors.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** A row of what stands in the way, and how many there are in all. */
interface Found {
  id: number
  name: string
  count: number
}

/** As many as are linked to. */
export const mostRelated = 10

/** The reason that some records stand in the way, with links to the newest; none where nothing was found. */
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
