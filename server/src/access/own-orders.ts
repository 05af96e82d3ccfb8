import type { Context } from '#server/http/context.ts'

/** A mechanic sees the orders assigned to them and no others: whose orders the caller is held to, or null for all. */
export const heldToMechanic = (context: Context): number | null =>
  context.user.role === 'mechanic' ? context.user.id : null
