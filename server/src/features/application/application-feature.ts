import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { accountMailJobs } from '#server/access/account-mail.ts'
import { purgeAnswers } from '#server/operation/answer-once.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readAppConfig } from './app-config.ts'
import { channelsOf, signChannel } from './broadcast-channels.ts'
import { contentBlocks } from './content-blocks.ts'

export const applicationFeature = defineFeature({
  name: 'application',
  about: 'Data for the web application: configuration, translations, realtime channels.',
  endpoints: applicationEndpoints,
  handlers: {
    getTranslations: ({ shop, language }, { query }) => ({
      data: shop.translations.all(query.lang ?? language),
    }),
    listContentBlocks: ({ shop, language }, { query }) => ({
      data: contentBlocks(shop.translations, query.lang ?? language),
    }),
    getAppConfig: async context => ({ data: await readAppConfig(context) }),
    listBroadcastChannels: ({ user }) => ({ data: channelsOf(user.id).map(name => ({ name })) }),
    async authorizeBroadcastChannel({ db, user }, { body }) {
      if (!channelsOf(user.id).includes(body.channel_name)) throw refusal(commonErrors.forbidden)
      return { data: { auth: await signChannel(db, body.socket_id, body.channel_name) } }
    },
  },
  jobs: { ...accountMailJobs, 'idempotency.forget': purgeAnswers },
  schedules: { 'idempotency.forget': '53 3 * * *' },
})
