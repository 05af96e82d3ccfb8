import { z } from 'zod'
import { type Role, type RoleId, roles } from '../access/roles.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id, nameUpTo, version } from '../shared/fields.ts'
import { listOf, one } from '../shared/page.ts'

export const listModes = ['tiled', 'tabular'] as const
export const listViewNameMax = 60
export const deletedListViewSeconds = 24 * 3600
export const maxListViews = 50

/** The list's query without paging. */
const listViewQuery = z.record(
  z.string().max(60),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)]),
)
export type ListViewQuery = z.output<typeof listViewQuery>

const shown = {
  query: listViewQuery,
  /** Column names in order; null: the list's default. Users of the view see those of them that the list has. */
  columns: z
    .array(z.string().regex(/^[a-z_]{1,40}$/, { error: 'validate__not-in-list' }))
    .max(50)
    .nullable(),
  mode: z.enum(listModes).nullable(),
}

const roleId = id.refine(given => roles.some(role => role.id === given)) as z.ZodType<RoleId, RoleId>

export const mayShareViews = (role: Role): boolean => role === 'superadmin' || role === 'admin'

const listViewInput = z.object({
  name: nameUpTo(listViewNameMax),
  ...shown,
  /** Shares the view with everyone of this role. */
  role_id: roleId.nullable(),
})
export type ListViewInput = z.output<typeof listViewInput>

const listView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  ...shown,
  role_id: roleId.nullable(),
  owner: z.object({ id, full_name: z.string() }),
  is_default: z.boolean(),
  action_scopes: z.object({ update: z.boolean(), delete: z.boolean() }),
  version: z.number().int(),
})
export type ListView = z.output<typeof listView>

export const defaultListView = z.object({ id, list: z.string(), name: z.string(), ...shown })
export type DefaultListView = z.output<typeof defaultListView>

const path = '/api/v1/list-views'

export const listViewEndpoints = {
  listListViews: defineEndpoint({
    method: 'GET',
    path,
    requires: 'signed-in',
    summary: "Saved views of a list: own ones, and those shared with the caller's role",
    query: z.object({ list: z.string().max(60) }),
    response: listOf(listView),
  }),
  createListView: defineEndpoint({
    method: 'POST',
    path,
    requires: 'signed-in',
    summary: "Creates a view of a list that the caller may read; its query is validated as the list's",
    body: listViewInput.extend({ list: z.string().max(60) }),
    response: one(listView),
  }),
  updateListView: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    requires: 'signed-in',
    summary: 'Saves an own view, or as an administrator a shared one',
    body: listViewInput.extend({ version }),
    response: one(listView),
  }),
  chooseDefaultListView: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}/default`,
    requires: 'signed-in',
    summary: 'Sets or clears the view that the list opens with, for the caller',
    body: z.object({ is_default: z.boolean() }),
    response: one(listView),
  }),
  deleteListView: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'signed-in',
    summary: 'Deletes an own view, or as an administrator a shared one; it can be restored for a day',
    response: 'nothing',
  }),
  restoreListView: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/restore`,
    requires: 'signed-in',
    summary: 'Restores a deleted view: an own one, or as an administrator a shared one',
    response: one(listView),
  }),
}
