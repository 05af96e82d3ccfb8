import type { z } from 'zod'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { Context } from './context.ts'
import { type Reason, Refusal } from './refusal.ts'

/**
 * A check of a verb that needs but some of its fields: while the rest of a form does not fit yet, live validation makes
 * it all the same. The verb makes it too, so that there is one rule.
 */
export interface FieldCheck {
  /** The fields, as far as the body must fit. */
  needs: z.ZodType
  // biome-ignore lint/suspicious/noExplicitAny: fieldCheck held it against what it needs
  reasons: (context: Context, fields: any, params: any) => Promise<readonly Reason[]>
}

export const fieldCheck = <Needs extends z.ZodType>(
  needs: Needs,
  reasons: (context: Context, fields: z.output<Needs>, params: { id: number }) => Promise<readonly Reason[]>,
): FieldCheck => ({ needs, reasons })

/** By endpoint; only writes that a form checks while it is typed into need any. */
export type FieldChecks<E extends Record<string, Endpoint>> = { [K in keyof E]?: readonly FieldCheck[] }

/** The reasons of those checks whose fields fit. Other reasons are reported when the whole body fits. */
export async function fieldReasons(
  checks: readonly FieldCheck[],
  context: Context,
  { body, params }: { body: unknown; params: unknown },
): Promise<Reason[]> {
  const found: Reason[] = []
  for (const { needs, reasons } of checks) {
    const fields = needs.safeParse(body)
    if (fields.success) found.push(...(await reasonsOf(() => reasons(context, fields.data, params))))
  }
  return found.filter(({ definition }) => definition.status === 422)
}

/** The reasons that an act is refused for, to be reported together with others. */
export async function reasonsOf(act: () => Promise<unknown>): Promise<readonly Reason[]> {
  try {
    return ((await act()) as readonly Reason[] | undefined) ?? []
  } catch (error) {
    if (error instanceof Refusal) return error.reasons
    throw error
  }
}
