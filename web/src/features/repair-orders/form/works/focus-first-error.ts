/** Leads to the first control that says that it is wrong. */
export function focusFirstError(root: HTMLElement | null) {
  // The card that holds it may be opening just now.
  setTimeout(() => {
    const invalid = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    invalid?.scrollIntoView({ block: 'center' })
    invalid?.focus({ preventScroll: true })
  }, 50)
}
