import type { Context, OpenContext } from '#server/operation/context.ts'
import type { SystemContext } from '#server/operation/system-context.ts'

/** Grants every right: a provider's event applies to any order. */
export const withAllRights = (context: OpenContext | SystemContext): Context =>
  ({ ...context, may: () => true }) as unknown as Context
