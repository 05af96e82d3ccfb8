import { languages } from '#contract/shared/languages.ts'
import type { OpenContext } from '#server/operation/context.ts'

export async function readAppConfig({ db, shop }: OpenContext) {
  const { brand, authUrl, defaultLanguage, smtpUrl } = shop.configuration
  const company = await db
    .selectFrom('company')
    .select(['company_name', 'timezone', 'is_demo'])
    .executeTakeFirstOrThrow()
  return {
    brand: brand ?? (company.company_name || 'Rigbay'),
    company_name: company.company_name,
    auth_url: authUrl,
    default_language: defaultLanguage,
    languages: languages.map(language => ({ ...language })),
    timezone: company.timezone,
    is_demo: company.is_demo,
    is_mail_sent: smtpUrl !== undefined,
  }
}
