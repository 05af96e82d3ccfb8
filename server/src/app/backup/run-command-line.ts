import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Prints one line: what was done, or why it failed. */
export async function runCommandLine(
  name: string,
  options: ParseArgsOptionsConfig,
  work: (places: string[], flags: Record<string, unknown>) => Promise<string>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    console.log(await work(positionals, values))
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exitCode = 1
  }
}
