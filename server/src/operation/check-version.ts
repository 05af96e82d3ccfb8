import { commonErrors } from '#contract/shared/errors.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses a save over a newer version: 409 with the current record, so that the form can show both.
 * Called with the row locked. Without a version there is no check.
 */
export async function checkVersion(
  sent: number | undefined,
  current: number,
  presentRecord: () => Promise<unknown>,
): Promise<void> {
  if (sent === undefined || sent === current) return
  throw new Refusal([{ definition: commonErrors.version_conflict, params: {} }], await presentRecord())
}
