/** The page to open after signing in, with the salt. Only paths of this app are accepted. */
export function returnAddress(search: string, salt: string): string {
  const wanted = new URLSearchParams(search).get('return_to') ?? '/'
  const base = 'http://here.invalid'
  const address = URL.canParse(wanted, base) ? new URL(wanted, base) : new URL(base)
  const isOurs = wanted.startsWith('/') && address.origin === base && !address.pathname.startsWith('/auth')
  const target = isOurs ? address : new URL(base)
  target.searchParams.set('salt', salt)
  return target.pathname + target.search
}
