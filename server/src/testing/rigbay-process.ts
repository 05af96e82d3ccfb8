import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')

export interface RigbayProcess {
  child: ChildProcess
  port: number
  url: string
  output(): string
  ready(): Promise<void>
  ended(): Promise<number | null>
  stop(): Promise<void>
}

/** As by `npm start`, with `START_AT` as its time; ends with the process that started it. */
export async function startRigbay(
  environment: Record<string, string>,
  args: string[] = [],
): Promise<RigbayProcess> {
  const port = environment.PORT ? Number(environment.PORT) : await freePort()
  const preloaded = ['stop-with-parent.ts', ...(environment.START_AT ? ['shifted-time.ts'] : [])]
  const imports = preloaded.flatMap(name => ['--import', join(import.meta.dirname, name)])
  const child = spawn(process.execPath, [...imports, 'server/src/main.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(tmpdir(), 'rigbay-test-compile-cache'),
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  child.stdout!.on('data', chunk => (text += chunk))
  child.stderr!.on('data', chunk => (text += chunk))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  return {
    child,
    port,
    url,
    output: () => text,
    async ready() {
      for (;;) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`Rigbay ended: ${text}`)
        const isReady = await fetch(`${url}/health/ready`).then(
          response => response.ok,
          () => false,
        )
        if (isReady) return
        await sleep(50)
      }
    },
    ended: () => exit,
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
