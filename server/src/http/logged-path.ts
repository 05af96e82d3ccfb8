/** Without its query, where a salt or a search stands, and without the token of a payment link: no secret lands in a log. */
export const loggedPath = (url: string): string =>
  url.split('?')[0]!.replace(/^(\/invoice\/|\/api\/v1\/public\/invoices\/)[^/]+/, '$1-')
