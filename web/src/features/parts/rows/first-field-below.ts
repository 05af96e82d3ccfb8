import { firstField } from '#web/shell/focus/focusable.ts'

export function firstFieldBelow(field: Element): HTMLElement | undefined {
  let line = field.closest('tr')?.nextElementSibling
  for (; line; line = line.nextElementSibling) {
    const found = firstField(line)
    if (found) return found
  }
  return undefined
}
