import { z } from 'zod'
import { type RoleId, roleById } from '#contract/access/roles.ts'
import type { ListViewInput, ListViewQuery } from '#contract/records/list-views.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { commonErrors, type ErrorDefinition } from '#contract/shared/errors.ts'
import { isAllowed } from '#server/access/is-allowed.ts'
import { coerce } from '#server/operation/coerce.ts'
import type { Context } from '#server/operation/context.ts'
import { explainIssues } from '#server/operation/explain-issues.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { isSharer } from './list-view-rows.ts'

export type Lists = ReadonlyMap<string, Endpoint>

/** Refuses a list that the caller may not read. */
export function readableList({ user }: Context, lists: Lists, name: string): Endpoint {
  const list = lists.get(name)
  if (!list)
    throw new Refusal([{ definition: shapeError('validate__not-in-list'), parameter: 'list', params: {} }])
  if (!isAllowed(user, list.requires)) throw refusal(commonErrors.forbidden)
  return list
}

/** Errors in the query and role, as the list reports them. */
export function checkListView(
  context: Context,
  list: Endpoint,
  input: ListViewInput,
  roleNow: number | null,
): void {
  const { role_id: role } = input
  if (role !== roleNow && !isSharer(context)) {
    throw refusal(recordErrors.list_view_sharing_denied, { parameter: 'role_id' })
  }
  const reasons = [...validateQuery(list, input.query), ...(role === null ? [] : validateRole(list, role))]
  if (reasons.length > 0) throw new Refusal(reasons)
}

function validateQuery(list: Endpoint, query: ListViewQuery): Reason[] {
  const { page: _, per_page: __, ...shape } = list.query!.shape
  const unknown = Object.keys(query).filter(name => !Object.hasOwn(shape, name))
  const schema = z.object(shape)
  const issues = schema.safeParse(coerce(schema, query), { reportInput: true }).error?.issues ?? []
  return [
    ...unknown.map(name => ({ code: 'validate__not-in-list', params: {}, parameter: name })),
    ...explainIssues(issues),
  ].map(({ code, params, parameter }) => ({
    definition: shapeError(code),
    params,
    parameter: `query.${parameter}`,
  }))
}

function validateRole(list: Endpoint, role: RoleId): Reason[] {
  return isAllowed({ role: roleById(role).name }, list.requires)
    ? []
    : [reason(recordErrors.list_view_role_cannot_read, { parameter: 'role_id' })]
}

const shapeError = (code: string): ErrorDefinition => ({ code, status: 422, params: [] })
