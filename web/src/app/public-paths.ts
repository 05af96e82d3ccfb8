/** Paths that need no session and do not redirect to the sign-in page. */
export const publicPaths: readonly string[] = ['/invoice']
