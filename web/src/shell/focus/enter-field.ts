/** Focuses it as Tab does: what is typed replaces the text that is there. */
export function enterField(element: HTMLElement | null | undefined): void {
  element?.focus()
  if (element instanceof HTMLInputElement) element.select()
}
