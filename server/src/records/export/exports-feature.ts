import type { Readable } from 'node:stream'
import { rolePermissions } from '#contract/access/roles.ts'
import { exportFileEndpoints } from '#contract/records/list-export.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { liveSession } from '#server/access/authenticate.ts'
import { isAllowed } from '#server/access/is-allowed.ts'
import { readLink } from '#server/access/tokens.ts'
import type { Context, OpenContext } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { refusal } from '#server/operation/refusal.ts'
import { tooManyRequests } from '#server/operation/too-many-requests.ts'
import { readContext } from '#server/operation/transaction.ts'
import { todayOf } from '#server/platform/clock.ts'
import { csvFile } from './csv-file.ts'
import { exportContent } from './export-content.ts'
import { type ExportClaims, exportAudience } from './export-link.ts'
import type { ListExport } from './list-export.ts'
import { xlsxFile } from './xlsx-file.ts'

interface Exported {
  export: ListExport
  requires: Endpoint['requires']
}

/** Each uses a connection while it is read. */
const maxAtOnce = 3
let running = 0

const kinds = {
  csv: { file: csvFile, mimeType: 'text/csv; charset=utf-8' },
  xlsx: {
    file: xlsxFile,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
}

export const exportsFeature = (lists: Record<string, Exported>) =>
  defineFeature({
    name: 'exports',
    about: 'Lists as files, by the link that an export answers.',
    endpoints: exportFileEndpoints,
    handlers: { getExport: (context, { query }) => getExport(context, lists, query.token) },
  })

async function getExport(
  open: OpenContext,
  lists: Record<string, Exported>,
  token: string,
): Promise<Download> {
  const claims = (await readLink(open.db, exportAudience, token, open.now)) as ExportClaims | null
  const list = claims && lists[claims.list]
  const context = claims && list && (await contextOf(open, claims))
  if (!context || !isAllowed(context.user, list.requires)) throw refusal(recordErrors.export_link_expired)
  if (running >= maxAtOnce) throw tooManyRequests()
  const { file, mimeType } = kinds[claims.format]
  const content = exportContent(context, list.export, claims.query)
  return {
    content: counted(file(content)),
    fileName: `${content.name} ${todayOf(context)}.${claims.format}`,
    mimeType,
  }
}

/** Of the user who created the link, while their session lives. */
async function contextOf({ shop, caller, now }: OpenContext, claims: ExportClaims): Promise<Context | null> {
  const known = await liveSession(shop.db, { userId: Number(claims.sub), sessionId: claims.sid }, now)
  if (!known) return null
  const { language, timezone } = claims
  const permissions = rolePermissions[known.user.role]
  return readContext(shop, { ...caller, user: known.user, permissions, language, timezone })
}

function counted(file: Readable): Readable {
  running += 1
  return file.once('close', () => {
    running -= 1
  })
}
