import { type Reason, Refusal } from './refusal.ts'

/**
 * A write of something that only one may have. Who looked first is told by the verb's own check; the unique index
 * has the last word when two people save the same at the same moment. `taken` says its refusal, by the index's name.
 */
export async function mappingUniqueViolation<T>(
  taken: Readonly<Record<string, Reason>>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    const found = taken[(error as { constraint?: string }).constraint ?? '']
    throw found ? new Refusal([found]) : error
  }
}
