import type { z } from 'zod'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { Context } from './context.ts'
import { type Reason, Refusal } from './refusal.ts'

/** A rule of a verb over some fields, also run by live validation while other fields are invalid. */
export interface FieldCheck {
  needs: z.ZodType
  // biome-ignore lint/suspicious/noExplicitAny: fieldCheck checked it against its fields
  reasons: (context: Context, fields: any, params: any) => Promise<readonly Reason[]>
}

export const fieldCheck = <Needs extends z.ZodType>(
  needs: Needs,
  reasons: (context: Context, fields: z.output<Needs>, params: { id: number }) => Promise<readonly Reason[]>,
): FieldCheck => ({ needs, reasons })

export type FieldChecks<E extends Record<string, Endpoint>> = { [K in keyof E]?: readonly FieldCheck[] }

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

/** The reasons that `act` is refused for, to report them with others. */
export async function reasonsOf(act: () => Promise<unknown>): Promise<readonly Reason[]> {
  try {
    return ((await act()) as readonly Reason[] | undefined) ?? []
  } catch (error) {
    if (error instanceof Refusal) return error.reasons
    throw error
  }
}
