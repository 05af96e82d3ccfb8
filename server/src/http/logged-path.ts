/** Without the query (a salt, a search) and the token of a payment link: no secret is logged. */
export const loggedPath = (url: string): string =>
  url.split('?')[0]!.replace(/^(\/invoice\/|\/api\/v1\/public\/invoices\/)[^/]+/, '$1-')
