/** Paths that need no session. */
export const publicPaths: readonly string[] = ['/invoice']
