import { commonErrors } from '#contract/shared/errors.ts'
import { Refusal } from './refusal.ts'

/** 409 with the current record if the version is outdated; no check without a version. Lock the row first. */
export async function checkVersion(
  sent: number | undefined,
  current: number,
  presentRecord: () => Promise<unknown>,
): Promise<void> {
  if (sent === undefined || sent === current) return
  throw new Refusal([{ definition: commonErrors.version_conflict, params: {} }], await presentRecord())
}
