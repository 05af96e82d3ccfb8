/** A ref of a heading's actions that exposes the room of the primary one, so that notices keep clear of it. */
export function exposeMainAction(actions: HTMLElement | null) {
  if (!actions) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const main = actions.querySelector<HTMLElement>('.ant-btn-primary')
    style.setProperty(variable, `${main ? main.offsetWidth + gap : 0}px`)
  })
  observer.observe(actions)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}

const variable = '--rb-main-action'
/** Pixels. */
const gap = 8
