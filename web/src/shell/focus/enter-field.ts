/** Selects the text, as Tab does, so that typing replaces it. */
export function enterField(element: HTMLElement | null | undefined): void {
  element?.focus()
  if (element instanceof HTMLInputElement) element.select()
}
