/** `Robert Bell` -> `R. Bell` */
export function shortName(fullName: string): string {
  const [first, ...rest] = fullName.trim().split(/\s+/)
  return first && rest.length > 0 ? `${first.charAt(0)}. ${rest.join(' ')}` : fullName
}
