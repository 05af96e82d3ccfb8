import { z } from 'zod'
import { type Role, type RoleId, roles } from '../access/roles.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id, nameUpTo, version } from '../shared/fields.ts'
import { listOf, one } from '../shared/page.ts'

export const listModes = ['tiled', 'tabular'] as const
export const listViewNameMax = 60
/** How long a deleted view can be had back. */
export const deletedListViewSeconds = 24 * 3600
/** Of one person, for one list. */
export const mostListViews = 50

/** Filters and order as the list's own query takes them, without page and size. */
const listViewQuery = z.record(
  z.string().max(60),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)]),
)
export type ListViewQuery = z.output<typeof listViewQuery>

const shown = {
  query: listViewQuery,
  /** Names of the columns in their order; null: as the list has them by itself. */
  columns: z.array(z.string().min(1).max(60)).max(50).nullable(),
  /** Cards or a table; null: whichever the person uses. */
  mode: z.enum(listModes).nullable(),
}

const roleId = id.refine(given => roles.some(role => role.id === given)) as z.ZodType<RoleId, RoleId>

/** Administrators alone give a view to others. */
export const mayShareViews = (role: Role): boolean => role === 'superadmin' || role === 'admin'

const listViewInput = z.object({
  name: nameUpTo(listViewNameMax),
  ...shown,
  /** Everybody of this role has the view too. Only administrators share. */
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
  /** Whether this is what the list opens with, for the caller. */
  is_default: z.boolean(),
  action_scopes: z.object({ update: z.boolean(), delete: z.boolean() }),
  version: z.number().int(),
})
export type ListView = z.output<typeof listView>

/** What a list opens with, in the caller's profile. */
export const defaultListView = z.object({ id, list: z.string(), name: z.string(), ...shown })
export type DefaultListView = z.output<typeof defaultListView>

const path = '/api/v1/list-views'

export const listViewEndpoints = {
  listListViews: defineEndpoint({
    method: 'GET',
    path,
    requires: 'signed-in',
    summary: 'Saved views of a list: own ones, and those shared with the role of the caller',
    query: z.object({ list: z.string().max(60) }),
    response: listOf(listView),
  }),
  createListView: defineEndpoint({
    method: 'POST',
    path,
    requires: 'signed-in',
    summary: 'Saves a view of a list that the caller may read; its query is checked as the list would',
    body: listViewInput.extend({ list: z.string().max(60) }),
    response: one(listView),
  }),
  updateListView: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    requires: 'signed-in',
    summary: 'Saves a view again: own ones, and as an administrator shared ones',
    body: listViewInput.extend({ version }),
    response: one(listView),
  }),
  chooseDefaultListView: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}/default`,
    requires: 'signed-in',
    summary: 'Makes a view what its list opens with, for the caller alone, or no longer',
    body: z.object({ is_default: z.boolean() }),
    response: one(listView),
  }),
  deleteListView: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'signed-in',
    summary: 'Deletes a view: own ones, and as an administrator shared ones; it can be had back for a day',
    response: 'nothing',
  }),
  restoreListView: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/restore`,
    requires: 'signed-in',
    summary: 'Brings a deleted view back as it was: own ones, and as an administrator shared ones',
    response: one(listView),
  }),
}
