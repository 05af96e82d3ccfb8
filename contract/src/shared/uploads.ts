/** Checked by the browser before sending, and by the server on the content. */

/** Kilobytes of 1024 bytes. */
export const uploadMaxKb = 10_240

const uploadExtensions = ['jpg', 'jpeg', 'png', 'txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const
/** `csv` only for imports, never as an attachment. */
export type UploadExtension = (typeof uploadExtensions)[number] | 'csv'

export const imageExtensions = ['jpg', 'jpeg', 'png'] as const satisfies readonly UploadExtension[]

export const photoSizes = { xs: 48, sm: 150 } as const

export const thumbnailSize = 100

/** Pixels. */
export const imageMinSide = 100

export interface UploadRules {
  extensions: readonly UploadExtension[]
  maxKb: number
  maxCount: number
  /** Square thumbnails: name -> side in pixels. */
  thumbnails: Readonly<Record<string, number>>
  /** `cover` (default) crops to the square; `inside` fits the whole image. */
  thumbnailFit?: 'cover' | 'inside'
  /** Minimum of both sides, in pixels. */
  minSide?: number
  /** Maximum of both sides, in pixels. */
  maxSide?: number
}

export const attachmentRules: UploadRules = {
  extensions: uploadExtensions,
  maxKb: uploadMaxKb,
  maxCount: 50,
  // Twice the displayed size, for high-density screens.
  thumbnails: { thumbnail: thumbnailSize * 2 },
}

export const vehicleAttachmentRules: UploadRules = {
  ...attachmentRules,
  extensions: ['jpg', 'jpeg', 'png', 'pdf'],
  maxCount: 5,
}

export const imageRules: UploadRules = {
  extensions: imageExtensions,
  maxKb: uploadMaxKb,
  maxCount: 1,
  thumbnails: photoSizes,
  minSide: imageMinSide,
}

export const acceptOf = (rules: UploadRules): string =>
  rules.extensions.map(extension => `.${extension}`).join(',')

/** `Photo.JPG` -> `jpg`; empty without an extension. */
export const extensionOf = (fileName: string): string =>
  /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

export type UploadProblem = 'file_empty' | 'file_too_large' | 'file_wrong_type'

export function uploadProblems(
  file: { name: string; size: number },
  { extensions, maxKb }: Pick<UploadRules, 'extensions' | 'maxKb'>,
): UploadProblem[] {
  const problems: UploadProblem[] = []
  if (!(extensions as readonly string[]).includes(extensionOf(file.name))) problems.push('file_wrong_type')
  if (file.size > maxKb * 1024) problems.push('file_too_large')
  if (file.size === 0) problems.push('file_empty')
  return problems
}

export const uploadProblem = (...asked: Parameters<typeof uploadProblems>): UploadProblem | undefined =>
  uploadProblems(...asked)[0]
