import { spawn } from 'node:child_process'
import type { Account } from './postgres-account.ts'

export type CommandResult = { ok: boolean; output: string }

/**
 * Runs a program to its end and collects its output. It never throws: a program that cannot even be
 * started answers `ok: false` with the reason. The working directory matters, for the account may not be
 * able to stand in ours.
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
 * PostgreSQL gets a minimal environment: PGDATA, PGPORT or LD_LIBRARY_PATH of the user who started Rigbay
 * could break it, and it does not need our secrets. English messages, because some are parsed.
 */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' }
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) {
    if (process.env[name] !== undefined) environment[name] = process.env[name]
  }
  return environment
}
