import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { Configuration } from '#server/platform/configuration.ts'

/** Not of this machine, a private network, or a network's own services. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && !(address instanceof ipaddr.IPv6 && address.match(ipv4InIpv6))
}

/** A deprecated way to write IPv4 addresses as IPv6. */
const ipv4InIpv6 = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Whether a webhook may be called. In production only by https, and not at a private IP address; a host
 * name is checked when it is resolved for the call.
 */
export function mayBeCalled({ isProduction }: Pick<Configuration, 'isProduction'>, url: URL): boolean {
  if (!isProduction) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

export function refuseWebhookAddress(
  configuration: Pick<Configuration, 'isProduction'>,
  url: string | null,
): void {
  if (url === null || mayBeCalled(configuration, new URL(url))) return
  throw refusal(shopErrors.webhook_address_refused, { parameter: 'webhook_url' })
}

export class AddressRefused extends Error {}

/** DNS lookup for connections; refuses addresses that are not public. */
export const publicLookup: LookupFunction = (host, options, answer) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new AddressRefused(`${host} is not a public address`), [])
    }
    if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
