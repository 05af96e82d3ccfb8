import { recordErrors } from '#contract/records/record-errors.ts'
import type { UploadRules } from '#contract/shared/uploads.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import {
  type PreparedUpload,
  prepareUpload,
  type StoredUpload,
  type UploadedFile,
} from '#server/platform/files/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeOrphaned, storeUpload } from '#server/records/orphaned-uploads.ts'

/** Checks and stores files before the transaction; removes those that the write did not claim. */
export async function withStoredUploads<T>(
  shop: Shop,
  form: {
    declared: Record<string, UploadRules>
    uploads: Record<string, UploadedFile[]>
    isValidateOnly: boolean
    now: Date
  },
  work: (files: Record<string, StoredUpload[]>) => Promise<T>,
): Promise<T> {
  const files: Record<string, StoredUpload[]> = {}
  const stored: string[] = []
  try {
    for (const [field, rules] of Object.entries(form.declared)) {
      files[field] = []
      for (const { upload, parameter } of inForm(field, rules, form.uploads[field] ?? [])) {
        const prepared = await prepare(upload, rules, parameter)
        if (!form.isValidateOnly) {
          stored.push(...prepared.contents.map(({ key }) => key))
          await storeUpload(shop, prepared, form.now)
        }
        const { ok: _, contents: __, ...kept } = prepared
        files[field].push(kept)
      }
    }
    return await work(files)
  } finally {
    await removeOrphaned(shop, stored)
  }
}

/** Files with their parameter names: `photo` if one is allowed, else `attachment_files.0`. */
function inForm(field: string, { maxCount }: UploadRules, uploads: readonly UploadedFile[]) {
  const named = uploads.map((upload, index) => ({
    upload,
    parameter: maxCount === 1 ? field : `${field}.${index}`,
  }))
  if (named.length > maxCount) {
    throw refusal(recordErrors['validate__max-count-attachment'], {
      parameter: named[0]!.parameter,
      params: { max: maxCount },
    })
  }
  return named
}

async function prepare(upload: UploadedFile, rules: UploadRules, parameter: string): Promise<PreparedUpload> {
  if (upload.isTruncated)
    throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: rules.maxKb } })
  const prepared = await prepareUpload({ content: upload.path, fileName: upload.fileName }, rules)
  if (prepared.ok) return prepared
  throw new Refusal([{ definition: recordErrors[prepared.code], parameter, params: prepared.params }])
}
