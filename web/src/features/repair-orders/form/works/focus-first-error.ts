/** Focuses the first control with an error. */
export function focusFirstError(root: HTMLElement | null) {
  // Its card may be opening just now.
  setTimeout(() => {
    const invalid = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    invalid?.scrollIntoView({ block: 'center' })
    invalid?.focus({ preventScroll: true })
  }, 50)
}
