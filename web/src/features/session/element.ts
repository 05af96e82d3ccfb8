type Attributes = Record<string, string | boolean | ((event: Event) => void) | undefined>
type Child = Node | string | null | undefined | false

/** An element with attributes (`onclick` and similar are listeners) and children. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value === true) made.setAttribute(name, '')
    else if (typeof value === 'string') made.setAttribute(name, value)
  }
  made.append(...children.filter(child => child !== null && child !== undefined && child !== false))
  return made
}
