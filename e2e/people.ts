import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './api-calls.ts'
import { dataDir } from './run.ts'
import type { Credentials } from './shop.ts'

// Journeys share the demo accounts: one that changes a password, role or status creates its own user.

export interface Colleague extends Credentials {
  id: number
  name: string
}

let counter = 0

export function uniquePerson() {
  const mark = `${Date.now().toString(36).slice(-5)}${process.pid % 97}${counter++}`
  return {
    first_name: 'Robin',
    last_name: `Mercer-${mark}`,
    email: `robin.${mark}@rigbay.test`,
    phone: `+1312555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`,
  }
}

/** Creates an active user with a password, as the user of the page. */
export async function createColleague(page: Page, role: 'mechanic' | 'sales_manager'): Promise<Colleague> {
  const person = uniquePerson()
  const password = 'quiet-lorry-4711'
  const role_id = { mechanic: 3, sales_manager: 4 }[role]
  const { status, body } = await call(page, 'POST', '/users', { ...person, role_id })
  expect(status).toBe(200)
  const { id, full_name: name } = body.data
  await call(page, 'PUT', `/users/${id}/toggle-status`)
  const passwords = { password, password_confirmation: password }
  expect((await call(page, 'POST', `/users/${id}/change-password`, passwords)).status).toBe(200)
  return { id, name, email: person.email, password }
}

/** Waits for an e-mail with a link other than `last` and returns the link's path. Without a mail server e-mails are files. */
export async function mailedLink(email: string, last?: string): Promise<string> {
  const folder = join(dataDir(), 'mail')
  let path: string | undefined
  await expect
    .poll(() => {
      path = newestLink(folder, email)
      return path !== undefined && path !== last
    })
    .toBe(true)
  return path!
}

function newestLink(folder: string, email: string): string | undefined {
  // The folder is created with the first e-mail.
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  for (const name of names.sort().reverse()) {
    const message = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string[]; text: string }
    const link =
      message.to.includes(email) && /https?:\/\/[^/\s]+(\/(?:auth|invoice)\/\S+)/.exec(message.text)?.[1]
    if (link) return link
  }
  return undefined
}

/** Clicks until it has an effect: a form accepts one submit a second. */
export const pressUntil = (button: Locator, effect: () => Promise<void>): Promise<void> =>
  expect(async () => {
    // An earlier click may have opened something over the button.
    await button.click({ timeout: 2000 }).catch(() => undefined)
    await effect()
  }).toPass()
