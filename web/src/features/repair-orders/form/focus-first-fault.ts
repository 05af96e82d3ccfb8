/** Leads to the first control that says that it is wrong. */
export function focusFirstFault(root: HTMLElement | null) {
  // The card that holds it may be opening just now.
  setTimeout(() => {
    const fault = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    fault?.scrollIntoView({ block: 'center' })
    fault?.focus({ preventScroll: true })
  }, 50)
}
