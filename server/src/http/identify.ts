import type { FastifyReply, FastifyRequest } from 'fastify'
import { rolePermissions } from '#contract/access/roles.ts'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import { isForKeys, scopeOf } from '#contract/online-shop/shop-scopes.ts'
import { isTimeZone } from '#contract/shared/dates.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Language } from '#contract/shared/languages.ts'
import { authenticate } from '#server/access/authenticate.ts'
import { authenticateKey } from '#server/access/authenticate-key.ts'
import { isAllowed } from '#server/access/is-allowed.ts'
import { readCompanyState } from '#server/operation/company-state.ts'
import type { Caller } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { Shop } from '#server/platform/shop.ts'
import { limitCalls } from './call-limit.ts'
import { header, languageOf } from './headers.ts'

/** The caller with language and time zone. Refuses who may not call: 401, 402, 403 or 503. */
export async function identify(
  shop: Shop,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const now = shop.clock.now()
  const language = languageOf(request) ?? shop.configuration.defaultLanguage
  request.language = language
  const isOpen = endpoint.requires === 'anyone'
  if (isOpen && endpoint.method !== 'GET' && !endpoint.rawBody) {
    request.countedAs = `address-${request.ip}`
    await limitCalls(request)
  }
  const token = /^Bearer (\S+)$/.exec(header(request, 'authorization') ?? '')?.[1] ?? ''
  const key = isForKeys(endpoint.requires) ? await authenticateKey(shop.db, token, now) : undefined
  const session = isOpen || key ? null : await authenticate(shop.db, token, now)
  if (!isOpen && !key && !session) throw refusal(commonErrors.not_signed_in)
  const company = session?.company ?? (await readCompanyState(shop.db))
  if (!endpoint.alwaysOpen) {
    if (company.isInMaintenance) throw refusal(commonErrors.maintenance)
    if (company.isFrozen) throw refusal(commonErrors.account_frozen)
  }
  if (session) {
    request.userId = session.user.id
    request.countedAs = String(session.user.id)
    await limitCalls(request)
    if (!isAllowed(session.user, endpoint.requires)) throw refusal(commonErrors.forbidden)
  }
  if (key && isForKeys(endpoint.requires)) {
    request.countedAs = `key-${key.id}`
    await limitCalls(request)
    const scope = scopeOf(endpoint.requires)
    if (!key.scopes.includes(scope)) throw refusal(shopErrors.shop_key_lacks_scope, { params: { scope } })
  }
  const zone = header(request, 'timezoneid')
  return {
    user: session?.user ?? null,
    key,
    permissions: session ? rolePermissions[session.user.role] : new Set(),
    now,
    language,
    timezone: zone && isTimeZone(zone) ? zone : company.timezone,
    companyTimezone: company.timezone,
    ip: request.ip,
    socketId: header(request, 'socket-id'),
    accessToken: token,
    cookies: request.cookies,
    setCookie: (cookieName, value, maxAgeSeconds) => {
      const secure = shop.configuration.publicUrl.startsWith('https:')
      const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
      if (value === null) reply.clearCookie(cookieName, options)
      else reply.setCookie(cookieName, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    language?: Language
    userId?: number
    /** Key of the call limit. */
    countedAs?: string
  }
}
