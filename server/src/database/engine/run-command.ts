import { spawn } from 'node:child_process'
import type { Account } from './postgres-account.ts'

export type CommandResult = { ok: boolean; output: string }

/**
 * Runs a program and collects its output. Never throws: `ok: false` with the reason if it cannot
 * start. The account may not be able to enter our working directory.
 */
export function runCommand(
  command: string,
  args: string[],
  options: { account?: Account | undefined; cwd?: string } = {},
): Promise<CommandResult> {
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, args, {
      ...options.account,
      cwd: options.cwd ?? '/',
      env: commandEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.stderr.on('data', chunk => {
      output += chunk
    })
    child.on('error', error => resolve({ ok: false, output: error.message }))
    child.on('close', code => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/**
 * Minimal: PGDATA, PGPORT or LD_LIBRARY_PATH of the user could break PostgreSQL, and it needs no
 * secrets of ours. English messages, as some are parsed.
 */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' }
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) {
    if (process.env[name] !== undefined) environment[name] = process.env[name]
  }
  return environment
}
