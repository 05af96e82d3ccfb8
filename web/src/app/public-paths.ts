/** Paths that need no session and do not redirect to the sign-in page. There are none so far. */
export const publicPaths: readonly string[] = []
