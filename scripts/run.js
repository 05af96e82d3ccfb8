// Runs one of our TypeScript scripts under Node 24, on a clone that lacks nothing: `node scripts/run.js scripts/shots.ts`.
import { ensureBuilt, ensureInstalled, node, run } from './fresh-clone.js'

const [script, ...args] = process.argv.slice(2)
ensureInstalled()
if (script !== 'scripts/requirements.ts') ensureBuilt()
run('', node, [script, ...args])
