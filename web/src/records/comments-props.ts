import type { CommentKind } from '#contract/records/record-kinds.ts'
import type { Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'

/** The endpoints of one kind of record's comments. */
export interface CommentsProps<L extends Endpoint, A extends Endpoint, D extends Endpoint> {
  /** Responds with `data`, a list of comments. */
  list: L
  /** Its body is `{ comment }`. */
  add: A
  remove: D
  params: ParamsOf<L> & ParamsOf<A>
  removeParams: (commentId: number) => ParamsOf<D>
  /** Whether comments can be added at all (not to a deleted order); the permission is checked separately. */
  canAdd?: boolean
  /** Of the record. */
  kind: CommentKind
}
