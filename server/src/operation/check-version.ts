import { commonErrors } from '#contract/shared/errors.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses a save over somebody else's newer one: 409 with the present record, so that the form can show both.
 * Called with the row locked. A caller that sends no version is taken at its word.
 */
export async function checkVersion(
  sent: number | undefined,
  current: number,
  presentRecord: () => Promise<unknown>,
): Promise<void> {
  if (sent === undefined || sent === current) return
  throw new Refusal([{ definition: commonErrors.version_conflict, params: {} }], await presentRecord())
}
