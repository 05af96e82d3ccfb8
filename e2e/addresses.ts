import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = readFileSync(join(import.meta.dirname, '../web/src/app/routes.ts'), 'utf8')

/** Every path of the application, as routes.ts has it, less what matches none of them. */
export const routePaths: readonly string[] = [...source.matchAll(/\bpage\(\s*'([^']+)'/g)]
  .map(match => match[1]!)
  .filter(path => path !== '/$')

/** Those of the pages that anybody may see. */
export const publicRoutePaths: readonly string[] = [
  ...source.slice(source.indexOf('export const publicPages')).matchAll(/\bpage\(\s*'([^']+)'/g),
].map(match => match[1]!)

export const addressOf = (path: string, id: number): string => path.replace('$id', String(id))
