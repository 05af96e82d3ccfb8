import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An S3 with one bucket in memory: objects are written, read, looked for and deleted by their whole path. */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://s3').pathname
    const content = objects.get(path)
    if (request.method === 'PUT') objects.set(path, await buffer(request))
    else if (request.method === 'DELETE') objects.delete(path)
    else if (!content) response.writeHead(404).write('<Error><Code>NoSuchKey</Code></Error>')
    else response.setHeader('content-length', content.length)
    response.end(request.method === 'GET' ? content : undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    options: {
      bucket: 'rigbay',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
