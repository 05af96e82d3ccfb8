// Static checks: format, lint, types, architecture, translations, API, sizes.
import { spawn } from 'node:child_process'
import { ensureInstalled, environment, node, root, run } from './fresh-clone.js'

ensureInstalled()
if (process.argv.includes('--write')) run('', 'biome', ['check', '--write', '--log-level=none', '.'])

const checks = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web', 'tsc', ['-p', 'web/tsconfig.json']],
  ['types of the journeys', 'tsc', ['-p', 'e2e/tsconfig.json']],
  ['architecture', node, ['scripts/check-architecture.ts']],
  ['translations', node, ['scripts/check-translations.ts']],
  ['description of the API', node, ['scripts/check-openapi.ts']],
  ['weight of the pages', node, ['scripts/check-bundle-sizes.ts']],
]

const results = await Promise.all(checks.map(([what, command, args]) => check(what, command, args)))
for (const { what, output, isGood } of results) {
  console.log(`${isGood ? 'ok  ' : 'BAD '} ${what}`)
  if (!isGood) console.log(output)
}
process.exit(results.every(result => result.isGood) ? 0 : 1)

function check(what, command, args) {
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env: environment, shell: process.platform === 'win32' })
    child.stdout.on('data', text => (output += text))
    child.stderr.on('data', text => (output += text))
    child.on('error', error => resolve({ what, output: error.message, isGood: false }))
    child.on('close', code => resolve({ what, output, isGood: code === 0 }))
  })
}
