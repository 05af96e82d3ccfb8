import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { timestamp } from '../shared/fields.ts'
import { one } from '../shared/page.ts'

/** Form and page, with the id of an edited record: `orders.create`, `orders.edit.12`. */
export const draftId = z
  .string()
  .regex(/^[a-z-]+(\.[a-z0-9-]+){1,3}$/)
  .max(80)

/** The browser tab of the draft; may be empty. */
export const draftTab = z
  .string()
  .regex(/^[a-z0-9-]*$/)
  .max(40)

/** `data` is the form's raw payload and may be invalid. */
const draft = z.object({ id: draftId, tab: draftTab, data: z.unknown(), updated_at: timestamp })

const path = '/api/v1/drafts/{id}'
const params = z.object({ id: draftId })

export const draftEndpoints = {
  getDraft: defineEndpoint({
    method: 'GET',
    path,
    params,
    requires: 'signed-in',
    summary: "The caller's newest draft of a form, null when there is none, and those of other tabs",
    response: z.object({
      data: draft.nullable(),
      /** Drafts of other tabs, newest first. */
      others: z.array(draft),
    }),
  }),
  saveDraft: defineEndpoint({
    method: 'POST',
    path,
    params,
    requires: 'signed-in',
    summary: "Saves the caller's draft of a form as it is, one for each tab",
    body: z.object({ data: z.unknown(), tab: draftTab.default('') }),
    response: one(draft),
  }),
  dropDraft: defineEndpoint({
    method: 'DELETE',
    path,
    params,
    requires: 'signed-in',
    summary: "Deletes the caller's drafts of a form, or that of one tab; also succeeds without one",
    query: z.object({ tab: draftTab.optional() }),
    response: 'nothing',
  }),
}
