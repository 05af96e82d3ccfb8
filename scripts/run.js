// Runs a TypeScript script under Node 24, after setting up the clone: `node scripts/run.js scripts/shots.ts`.
import { ensureBuilt, ensureInstalled, node, run } from './fresh-clone.js'

const needsPages = ['scripts/shots.ts', 'bench/run.ts', 'bench/phone.ts']
const [script, ...args] = process.argv.slice(2)
// A backup needs no development tools.
ensureInstalled(script.startsWith('server/') ? 'vite' : undefined)
if (needsPages.includes(script)) ensureBuilt()
run('', node, [script, ...args])
