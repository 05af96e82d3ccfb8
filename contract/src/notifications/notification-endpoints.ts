import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { pageOf } from '../shared/page.ts'
import { notification } from './notification.ts'

export const notificationEndpoints = {
  listNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/v1/notifications',
    requires: 'signed-in',
    summary: "The caller's notifications, newest first, before or after an id",
    query: z.object({
      newer_than: id.optional(),
      older_than: id.optional(),
      per_page: z.number().int().min(1).max(100).default(20),
    }),
    response: pageOf(notification),
  }),
  dropNotification: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/notifications/{id}',
    requires: 'signed-in',
    summary: "Deletes one of the caller's notifications",
    response: 'nothing',
  }),
}
