import { firstField } from '#web/shell/focus/focusable.ts'

/** The first field of the rows below the one that a field is in. */
export function firstFieldBelow(field: Element): HTMLElement | undefined {
  let line = field.closest('tr')?.nextElementSibling
  for (; line; line = line.nextElementSibling) {
    const found = firstField(line)
    if (found) return found
  }
  return undefined
}
