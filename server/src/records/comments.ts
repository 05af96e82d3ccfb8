import type { Permission } from '#contract/access/permissions.ts'
import { roleById } from '#contract/access/roles.ts'
import type { Comment } from '#contract/records/comments.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { CommentKind } from '#contract/records/record-kinds.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { announce } from './announce.ts'
import { photoUrls } from './photos.ts'

interface CommentedKind {
  kind: CommentKind
  /** 404 if the caller may not see the record, a refusal if comments are not allowed. */
  guard(context: Context, id: number, act: 'read' | 'add' | 'delete'): Promise<void>
  deleteRight: Permission
  /** In the same transaction, for counters and notifications. */
  added?(context: Context, id: number, comment: Comment): Promise<void>
  deleted?(context: Context, id: number): Promise<void>
}

export const commentHandlers = (of: CommentedKind) => ({
  async listComments(context: Context, { params }: { params: { id: number } }) {
    await of.guard(context, params.id, 'read')
    return { data: await readComments(context, of, params.id) }
  },

  async addComment(
    context: Context,
    { params, body }: { params: { id: number }; body: { comment: string } },
  ) {
    await of.guard(context, params.id, 'add')
    const { id } = await context.db
      .insertInto('comments')
      .values({
        kind: of.kind,
        record_id: params.id,
        comment: body.comment,
        author_id: context.user.id,
        timezone: context.timezone,
        created_at: context.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [added] = await readComments(context, of, params.id, id)
    context.record({ kind: of.kind, recordId: params.id, act: 'comment_added' })
    await of.added?.(context, params.id, added!)
    announce(context, of.kind, params.id)
    return { data: added! }
  },

  async deleteComment(context: Context, { params }: { params: { id: number; comment_id: number } }) {
    await of.guard(context, params.id, 'delete')
    const found = await context.db
      .selectFrom('comments')
      .select(['id', 'author_id'])
      .where('kind', '=', of.kind)
      .where('record_id', '=', params.id)
      .where('id', '=', params.comment_id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw refusal(commonErrors.no_such_record)
    if (found.author_id !== context.user.id && !context.may(of.deleteRight))
      throw refusal(recordErrors.comment_not_yours)
    await context.db.deleteFrom('comments').where('id', '=', found.id).execute()
    context.record({ kind: of.kind, recordId: params.id, act: 'comment_deleted' })
    await of.deleted?.(context, params.id)
    announce(context, of.kind, params.id)
  },
})

async function readComments(
  context: Context,
  of: CommentedKind,
  recordId: number,
  only?: number,
): Promise<Comment[]> {
  const rows = await context.db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select([
      'comments.id',
      'comment',
      'author_id',
      'timezone',
      'comments.created_at',
      'full_name',
      'role_id',
      'photo_key',
    ])
    .where('kind', '=', of.kind)
    .where('record_id', '=', recordId)
    .$if(only !== undefined, query => query.where('comments.id', '=', only!))
    .orderBy('comments.id', 'desc')
    .execute()
  const mayDeleteAll = context.may(of.deleteRight)
  return rows.map(row => ({
    id: row.id,
    comment: row.comment,
    timestamp: unixSeconds(row.created_at),
    timezone: row.timezone,
    author: {
      id: row.author_id,
      full_name: row.full_name!,
      role_id: row.role_id,
      role: roleById(row.role_id).name,
      photo: photoUrls(row.author_id, row.photo_key),
    },
    can_delete: mayDeleteAll || row.author_id === context.user.id,
  }))
}
