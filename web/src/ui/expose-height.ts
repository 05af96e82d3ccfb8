/** A ref that exposes the height of a bar at the foot of the window as a CSS variable, so that others keep clear of it. */
export const exposeHeight = (variable: `--rb-${string}`) => (element: HTMLElement | null) => {
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
