import { join } from 'node:path'
import { demoAccounts, demoPassword } from '#server/demo-shop/demo-accounts.ts'
import { firstSuperadminLink } from '#server/features/session/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { writeFirstRecords } from './first-records.ts'

/**
 * Fills an empty embedded database with the demo shop where allowed; else writes the first records
 * and a link for the first superadmin. Returns lines to print.
 */
export const prepareShop = async (shop: Shop, options: PrepareOptions): Promise<string> =>
  `${await fillEmpty(shop, options)}${mailText(shop)}`

interface PrepareOptions {
  isEmbedded: boolean
  wantsEmpty: boolean
}

async function fillEmpty(shop: Shop, options: PrepareOptions): Promise<string> {
  const mayBeDemo = !options.wantsEmpty && !shop.configuration.isProduction
  const { is_demo } = await shop.db.selectFrom('company').select('is_demo').executeTakeFirstOrThrow()
  if (is_demo && !mayBeDemo) {
    throw new Error(
      'this is a demo shop with known passwords. Take an empty DATA_DIR or a DATABASE_URL for a real one',
    )
  }
  if (is_demo) return demoText(shop)
  const user = await shop.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (user) return ''
  if (options.isEmbedded && mayBeDemo) {
    const { seedDemoShop } = await import('#server/demo-shop/seed-demo-shop.ts')
    await seedDemoShop(shop)
    return demoText(shop)
  }
  await writeFirstRecords(shop.db)
  return `\n  The shop is empty. Set up its first superadmin here (the link works once, for a day):\n  ${await firstSuperadminLink(shop)}\n`
}

const mailText = ({ configuration: { smtpUrl, dataDir } }: Shop): string =>
  smtpUrl ? '' : `\n  No e-mail is sent without SMTP_URL: it is only written to ${join(dataDir, 'mail')}\n`

function demoText(shop: Shop): string {
  const lines = demoAccounts.map(account => `    ${account.email}  ${account.does}`)
  return `\n  This is a demo shop. Sign in with the password ${demoPassword} as\n${lines.join('\n')}\n${shop.configuration.databaseUrl ? '' : '\n  An empty shop instead: DATA_DIR=my-shop npm start -- --empty\n'}`
}
