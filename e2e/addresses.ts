import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = readFileSync(join(import.meta.dirname, '../web/src/app/routes.ts'), 'utf8')

/** Every path of the application, as routes.ts has it, less what matches none of them. */
export const routePaths: readonly string[] = [...source.matchAll(/\bpage\(\s*'([^']+)'/g)]
  .map(match => match[1]!)
  .filter(path => path !== '/$')

const [, publicSource] = source.split('export const publicPages')

/** Those of the pages that anybody may see; the layout for them is there, be it empty. */
export const publicRoutePaths: readonly string[] = [...publicSource!.matchAll(/\bpage\(\s*'([^']+)'/g)].map(
  match => match[1]!,
)

export const addressOf = (path: string, id: number): string => path.replace('$id', String(id))
