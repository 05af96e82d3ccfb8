import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { timestamp } from '../shared/fields.ts'
import { one } from '../shared/page.ts'

/** Form and page, with the record's id on an edit: `orders.create`, `orders.edit.12`. */
export const draftId = z
  .string()
  .regex(/^[a-z-]+(\.[a-z0-9-]+){1,3}$/)
  .max(80)

/** `data` is the form's raw payload: a draft may be invalid. */
const draft = z.object({ id: draftId, data: z.unknown(), updated_at: timestamp })

const path = '/api/v1/drafts/{id}'
const params = z.object({ id: draftId })

export const draftEndpoints = {
  getDraft: defineEndpoint({
    method: 'GET',
    path,
    params,
    requires: 'signed-in',
    summary: "The caller's draft of a form; null when there is none",
    response: one(draft.nullable()),
  }),
  saveDraft: defineEndpoint({
    method: 'POST',
    path,
    params,
    requires: 'signed-in',
    summary: "Saves the caller's draft of a form as it is",
    body: z.object({ data: z.unknown() }),
    response: one(draft),
  }),
  dropDraft: defineEndpoint({
    method: 'DELETE',
    path,
    params,
    requires: 'signed-in',
    summary: "Deletes the caller's draft of a form; one that is gone already is fine",
    response: 'nothing',
  }),
}
