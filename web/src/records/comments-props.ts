import type { CommentKind } from '#contract/records/record-kinds.ts'
import type { Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'

export interface CommentsProps<L extends Endpoint, A extends Endpoint, D extends Endpoint> {
  list: L
  /** Body: `{ comment }`. */
  add: A
  remove: D
  params: ParamsOf<L> & ParamsOf<A>
  removeParams: (commentId: number) => ParamsOf<D>
  /** False for a deleted order; the permission is checked separately. */
  canAdd?: boolean
  kind: CommentKind
}
