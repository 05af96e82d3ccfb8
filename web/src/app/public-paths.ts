/** Paths that need nobody signed in: they skip the way to the sign-in. There are none so far. */
export const publicPaths: readonly string[] = []
