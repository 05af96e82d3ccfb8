/** How names of other records are compared in imported files. */
export const sameName = (name: string): string => name.trim().toLowerCase()

/** Each name by its key, as it is written first. */
export function firstSpellings(names: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const name of names)
    if (name.trim() && !spellings.has(sameName(name))) spellings.set(sameName(name), name.trim())
  return spellings
}
