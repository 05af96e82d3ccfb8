/** `1) Mirror cracked 2) Oil leak` are two. */
export function itemsIn(text: string): string[] {
  const items: string[] = []
  let rest = text.trim()
  for (let next = 2; /^\(?1[.)]\s/.test(text.trim()) && next < 20; next++) {
    const at = rest.search(new RegExp(`\\s\\(?${next}[.)]\\s`))
    if (at < 0) break
    items.push(rest.slice(0, at))
    rest = rest.slice(at).trim()
  }
  return [...items, rest].map(item => item.replace(bullet, ''))
}

/** What begins an item of a list. */
export const bullet = /^(?:[-–—•*·✔✓]|--|\(?\d{1,2}[.)]|#\d{1,6})\s+/u
