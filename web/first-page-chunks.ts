import type { Plugin, Rolldown } from 'vite'

/** What is left out of the first page's files: importing one name of these brings the whole package into them. */
const whole = /[\\/]node_modules[\\/](libphonenumber-js|@babel|@ant-design[\\/]cssinjs-utils)[\\/]/

/**
 * The first page in a few files, which compress better than fifty: what the sign-in page needs too, libraries (they
 * change less often), and what is ours. What most other pages share is one file more.
 */
export function firstPageChunks({ app, home, signIn }: { app: string; home: string; signIn: string }) {
  let onApp = new Set<string>()
  let onSignIn = new Set<string>()
  const plugin: Plugin = {
    name: 'first-page-chunks',
    apply: 'build',
    buildEnd() {
      onApp = reachedFrom(this, [app, home])
      onSignIn = reachedFrom(this, [signIn])
    },
  }
  const isFirst = (id: string) => onApp.has(id) && id !== app && !whole.test(id)
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'sign-in-and-app', test: id => isFirst(id) && onSignIn.has(id) },
    { name: 'libraries', test: id => isFirst(id) && /[\\/]node_modules[\\/]/.test(id) },
    { name: 'first-page', test: isFirst },
    { name: 'most-pages', minShareCount: 20 },
  ]
  return { plugin, groups }
}

/** Modules that are loaded before the last of these can run. */
function reachedFrom(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>, starts: string[]): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
