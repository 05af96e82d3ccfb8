import { z } from 'zod'
import { type Access, defineEndpoint } from '../shared/endpoint.ts'
import { id, requiredText, timestamp } from '../shared/fields.ts'
import { listOf, one } from '../shared/page.ts'
import { photo } from './photo.ts'

const commentInput = z.object({ comment: requiredText(5000) })

export const comment = z.object({
  id,
  comment: z.string(),
  timestamp,
  timezone: z.string(),
  author: z.object({ id, full_name: z.string(), role_id: id, role: z.string(), photo: photo.nullable() }),
  can_delete: z.boolean(),
})
export type Comment = z.infer<typeof comment>

interface CommentRights {
  read: Access
  add: Access
  /** Permissions to delete own or others' comments. */
  remove: Access
}

export const commentEndpoints = <const P extends string>(path: P, rights: CommentRights) => ({
  listComments: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/comments` as `${P}/{id}/comments`,
    requires: rights.read,
    summary: 'Comments of the record, newest first',
    response: listOf(comment),
  }),
  addComment: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/comments` as `${P}/{id}/comments`,
    requires: rights.add,
    summary: 'Adds a comment to the record',
    body: commentInput,
    response: one(comment),
  }),
  deleteComment: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/comments/{comment_id}` as `${P}/{id}/comments/{comment_id}`,
    requires: rights.remove,
    summary: 'Deletes a comment: its author, or someone with delete-comment',
    response: 'nothing',
  }),
})
