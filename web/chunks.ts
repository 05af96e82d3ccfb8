import type { Rolldown } from 'vite'

/**
 * Few files a page, each with all that it imports: what an earlier group took, a later one does not repeat. What fewer
 * than three pages share, and what one page imports on demand, Vite splits by itself.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What the two documents start with, except their own scripts: the sign-in page loads it for the application too.
  { name: 'start', tags: ['$initial'], test: /(?<!\.html|[\\/]src[\\/](main|sign-in)\.ts)$/ },
  // Libraries, the frame around every page, and home with its bars: the first page after the sign-in.
  { name: 'frame', test: /[\\/](show-app|home-page|paired-bars)\.tsx$/ },
  { name: 'lists', test: /[\\/]ui[\\/](list|page|text|actions|states)[\\/]/, minShareCount: 3 },
  { name: 'forms', minShareCount: 3 },
]
