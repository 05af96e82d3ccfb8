import http from 'node:http'

// A client in its own process, so that it does not block the server. Returns milliseconds per request.
export interface Load {
  port: number
  method: string
  path: string | readonly string[]
  headers: Record<string, string>
  body?: string | readonly string[]
  connections: number
  requests: number
}

/** Limits the time of slow requests. */
const longestMs = 2000

process.on('message', async (load: Load) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.connections })
  const times: number[] = []
  const paths = [load.path].flat()
  const bodies = [load.body].flat()
  let sent = 0
  let failure = ''
  const end = performance.now() + longestMs
  // A request may undo the one before, so pairs are completed.
  const isLate = () => sent >= load.connections && sent % 2 === 0 && performance.now() > end
  const worker = async () => {
    while (sent < load.requests && !isLate() && !failure) {
      const turn = sent++
      const path = paths[turn % paths.length]!
      const body = bodies[turn % bodies.length]
      const began = performance.now()
      const status = await call(agent, load, path, body)
      if (status >= 300) failure = `${load.method} ${path} answered ${status}`
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: load.connections }, worker))
  agent.destroy()
  process.send!(failure ? { failure } : { times })
})

function call(agent: http.Agent, load: Load, path: string, body: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port: load.port,
        method: load.method,
        path,
        headers: load.headers,
      },
      response => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
