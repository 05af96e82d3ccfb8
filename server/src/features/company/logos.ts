import type { Company } from '#contract/company/company.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context, OpenContext } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { claimImage, dropImage, type ImageSize, imageDownload } from '#server/records/stored-image.ts'
import { companyId } from './company-id.ts'
import { getCompany, lockCompany } from './company-queries.ts'
import type { Logo } from './logo-urls.ts'

const logos = {
  logo: { column: 'logo_key', parameter: 'logo', act: 'logo' },
  'ecommerce-logo': { column: 'ecommerce_logo_key', parameter: 'ecommerce_logo', act: 'ecommerce_logo' },
} as const satisfies Record<Logo, object>
export async function getLogo(context: OpenContext, logo: Logo, size: ImageSize): Promise<Download> {
  const row = await context.db
    .selectFrom('company')
    .select(['logo_key', 'ecommerce_logo_key'])
    .executeTakeFirstOrThrow()
  const key = row[logos[logo].column]
  if (!key) throw refusal(commonErrors.no_such_record)
  return imageDownload(context, key, size)
}

export async function uploadLogo(
  context: Context,
  logo: Logo,
  files: readonly StoredUpload[],
): Promise<Company> {
  return setLogo(context, logo, await claimImage(context, files[0], logos[logo].parameter))
}

export async function setLogo(context: Context, logo: Logo, key: string | null): Promise<Company> {
  const { column, act } = logos[logo]
  const { [column]: before } = await lockCompany(context)
  await context.db
    .updateTable('company')
    .set({ [column]: key })
    .execute()
  await dropImage(context, before)
  if (key || before)
    context.record({ kind: 'company', recordId: companyId, act: `${act}_${key ? 'set' : 'removed'}` })
  announce(context, 'company', companyId)
  return getCompany(context)
}
