/** Whether every typed word begins a word of the name, ignoring case and accents: `espanol` is Español. */
export function isNamed(typed: string, name: string): boolean {
  const known = words(name)
  return words(typed).every(word => known.some(candidate => candidate.startsWith(word)))
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .split(/[\s,:]+/)
    .filter(Boolean)
