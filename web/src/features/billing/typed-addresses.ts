/** The addresses of `a@b.com, "Name" <c@d.com>`; the text itself while the first of them may be unfinished. */
export function typedAddresses(text: string): string[] {
  if (!/@\S+[\s,;>]/.test(text)) return [text]
  if (!text.includes('<')) return text.split(/[\s,;]+/).filter(Boolean)
  const addresses = text.match(/[^\s,;<>"]+@[^\s,;<>"]+/g) ?? []
  return [...new Set(addresses.map(address => address.replace(/^'|'$/g, '')))]
}
