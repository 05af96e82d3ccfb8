import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { ShopMessageProblem } from '#contract/online-shop/shop-message.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { AddressRefused, mayBeCalled, publicLookup } from './public-address.ts'

const timeoutMs = 10_000
const answerLength = 500

interface Outcome {
  problem: ShopMessageProblem | null
  answer_status: number | null
  answer: string
}

/** One attempt. Anything but 2xx is a failure; redirects are not followed. */
export async function postMessage(
  configuration: Configuration,
  { url, body, headers }: { url: string; body: string; headers: Record<string, string> },
): Promise<Outcome> {
  const address = new URL(url)
  if (!mayBeCalled(configuration, address)) return failed('address_refused')
  try {
    const { status, text } = await post(address, body, headers, configuration.isProduction)
    const isDelivered = status >= 200 && status < 300
    return { problem: isDelivered ? null : 'answered', answer_status: status, answer: text }
  } catch (error) {
    return failed(problemOf(error), (error as Error).message)
  }
}

const failed = (problem: ShopMessageProblem, answer = ''): Outcome => ({
  problem,
  answer_status: null,
  answer,
})

function problemOf(error: unknown): ShopMessageProblem {
  if (error instanceof AddressRefused) return 'address_refused'
  const { name, cause } = error as Error
  return name === 'TimeoutError' || (cause as Error | undefined)?.name === 'TimeoutError'
    ? 'timed_out'
    : 'unreachable'
}

function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  isGuarded: boolean,
): Promise<{ status: number; text: string }> {
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false as const,
      ...(isGuarded ? { lookup: publicLookup } : {}),
    }
    request(url, options, async response => {
      try {
        let text = ''
        for await (const chunk of response.setEncoding('utf8')) {
          text += chunk
          if (text.length >= answerLength) break
        }
        // PostgreSQL text has no NUL.
        resolve({ status: response.statusCode!, text: text.slice(0, answerLength).replaceAll('\0', '') })
      } catch (error) {
        reject(error)
      }
    })
      .on('error', reject)
      .end(body)
  })
}
