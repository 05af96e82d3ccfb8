// Installs what is missing, builds the pages, starts the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, environment, node, root } from './fresh-clone.js'
import { memorySettings } from './memory-settings.js'

// Building and serving need no development tools: after `npm ci --omit=dev` nothing else is installed.
ensureInstalled('vite')
ensureBuilt()

const server = spawn(node, ['server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  // Compile cache, for a fast restart.
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...memorySettings,
    ...environment,
  },
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))

// If npm was killed: the server would keep the port and the data directory.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 300)
}

server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
