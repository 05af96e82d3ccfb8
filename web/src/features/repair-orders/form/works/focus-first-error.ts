export function focusFirstError(root: HTMLElement | null) {
  // Its card may open in this render.
  setTimeout(() => {
    const invalid = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    invalid?.scrollIntoView({ block: 'center' })
    invalid?.focus({ preventScroll: true })
  }, 50)
}
