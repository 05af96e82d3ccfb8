import { z } from 'zod'
import type { UploadRules } from '../shared/uploads.ts'
import { uploadMaxKb } from '../shared/uploads.ts'

export const importRowsMax = 50_000
export const importColumnsMax = 500
/** What a file may unpack to, as text. */
export const importTextMaxMb = 60

export const importExtensions = ['csv', 'txt', 'xlsx'] as const
export const importFileRules: UploadRules = {
  extensions: importExtensions,
  maxKb: uploadMaxKb,
  maxCount: 1,
  thumbnails: {},
}

/** By the names of the Encoding Standard. */
export const importEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'macintosh',
  'koi8-r',
  'ibm866',
] as const
export type ImportEncoding = (typeof importEncodings)[number]

export const importSeparators = [',', ';', '\t', '|'] as const
export type ImportSeparator = (typeof importSeparators)[number]

/** How the bytes of a file became a table. What is not of its kind is null: a workbook has no separator. */
export const importReading = z.object({
  encoding: z.enum(importEncodings).nullable(),
  /** Neither a mark nor the bytes of the file prove it. */
  is_encoding_guessed: z.boolean(),
  separator: z.enum(importSeparators).nullable(),
  sheet: z.string().nullable(),
  /** Row of the headings, as a spreadsheet counts it; 0 if there is none. */
  heading_row: z.number().int().min(0),
})
export type ImportReading = z.infer<typeof importReading>

/** What is not named is decided by the file. */
export const importReadingChoice = z.object({
  encoding: z.enum(importEncodings).optional(),
  separator: z.enum(importSeparators).optional(),
  sheet: z.string().max(100).optional(),
  heading_row: z.number().int().min(0).max(1000).optional(),
})
export type ImportReadingChoice = z.infer<typeof importReadingChoice>
