import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { language } from '../shared/languages.ts'
import { listOf, one } from '../shared/page.ts'

const inLanguage = z.object({ lang: language.optional() })

export const applicationEndpoints = {
  getTranslations: defineEndpoint({
    method: 'GET',
    path: '/api/v1/translations',
    requires: 'anyone',
    revalidates: true,
    alwaysOpen: true,
    summary: 'Every sentence in a language, by capability',
    query: inLanguage,
    response: one(z.record(z.string(), z.unknown())),
  }),
  listContentBlocks: defineEndpoint({
    method: 'GET',
    path: '/api/v1/content-blocks',
    requires: 'anyone',
    revalidates: true,
    alwaysOpen: true,
    summary: 'Longer texts of the pages in a language',
    query: inLanguage,
    response: listOf(z.object({ slug: z.string(), title: z.string(), content: z.string() })),
  }),
  getAppConfig: defineEndpoint({
    method: 'GET',
    path: '/api/v1/app-config',
    requires: 'anyone',
    revalidates: true,
    alwaysOpen: true,
    summary: 'Configuration of the pages, without signing in',
    response: one(
      z.object({
        brand: z.string(),
        company_name: z.string(),
        /** Path or address of the identity pages. */
        auth_url: z.string(),
        default_language: language,
        languages: z.array(z.object({ id, name: z.string(), slug: language, default: z.boolean() })),
        /** IANA zone of the company. */
        timezone: z.string(),
        is_demo: z.boolean(),
        /** False: e-mails are only written to a folder of the server. */
        is_mail_sent: z.boolean(),
      }),
    ),
  }),
  listBroadcastChannels: defineEndpoint({
    method: 'GET',
    path: '/api/v1/broadcasting/channels',
    requires: 'signed-in',
    summary: "The caller's realtime channels",
    response: listOf(z.object({ name: z.string() })),
  }),
  authorizeBroadcastChannel: defineEndpoint({
    method: 'POST',
    path: '/api/v1/broadcasting/auth',
    requires: 'signed-in',
    summary: 'Signs one of the caller’s channels for a socket',
    body: z.object({ socket_id: z.string().min(1).max(100), channel_name: z.string().min(1).max(100) }),
    response: one(z.object({ auth: z.string() })),
  }),
}
