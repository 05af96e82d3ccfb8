import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { refusal } from '#server/operation/refusal.ts'
import { plusDays } from '#server/platform/clock.ts'
import { listNotifications } from './notification-queries.ts'

const keptDays = 90

export const notificationsFeature = defineFeature({
  name: 'notifications',
  about: 'Notifications of a user.',
  endpoints: notificationEndpoints,
  handlers: {
    listNotifications: (context, { query }) => listNotifications(context, query),
    async dropNotification({ db, user }, { params }) {
      const dropped = await db
        .deleteFrom('notifications')
        .where('id', '=', params.id)
        .where('user_id', '=', user.id)
        .returning('id')
        .executeTakeFirst()
      if (!dropped) throw refusal(commonErrors.no_such_record)
    },
  },
  jobs: {
    'notifications.forget': async shop => {
      const limit = plusDays(shop.clock.now(), -keptDays)
      await shop.db.deleteFrom('notifications').where('created_at', '<', limit).execute()
    },
  },
  schedules: { 'notifications.forget': '29 4 * * *' },
})
