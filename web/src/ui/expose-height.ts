/** A ref that exposes the height of a bottom bar as a CSS variable, so that the page leaves room for it. */
export const exposeHeight = (variable: `--rb-${string}`) => (element: HTMLElement | null) => {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty(variable, `${element.offsetHeight}px`)
    // The bar may now cover the focused element.
    const { activeElement } = document
    if (activeElement?.closest('main')) activeElement.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}
