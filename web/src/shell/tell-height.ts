/** A ref of what stands at the foot of the window: it tells its height as a variable, so that others stand above it. */
export const tellHeight = (variable: `--rb-${string}`) => (element: HTMLElement | null) => {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty(variable, `${element.offsetHeight}px`)
    // What is in use may lie below it now.
    const { activeElement } = document
    if (activeElement?.closest('main')) activeElement.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}
