/** What may be uploaded: the browser checks before sending, the server checks the content. */

/** Kilobytes of 1024 bytes. */
export const uploadMaxKb = 10_240

const uploadExtensions = ['jpg', 'jpeg', 'png', 'txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const
/** `csv` is taken where a table is read, and is never attached to a record. */
export type UploadExtension = (typeof uploadExtensions)[number] | 'csv'

/** Photos, logos, pictures of parts. */
export const imageExtensions = ['jpg', 'jpeg', 'png'] as const satisfies readonly UploadExtension[]

/** Side of the square in pixels, beside `original`. */
export const photoSizes = { xs: 48, sm: 150 } as const

/** Side in pixels of the square shown for an image in a list of files. */
export const thumbnailSize = 100

/** Pixels; a photo or logo smaller than this either way is refused. */
export const imageMinSide = 100

export interface UploadRules {
  extensions: readonly UploadExtension[]
  maxKb: number
  /** How many files a record may have, and so a form may send. */
  maxCount: number
  /** Square versions made of an image besides the original: name -> side in pixels. */
  thumbnails: Readonly<Record<string, number>>
  /** `cover`, the default, cuts off what does not fit the square; `inside` shows all of it, smaller. */
  thumbnailFit?: 'cover' | 'inside'
  /** The minimum of both sides of an image, in pixels. */
  minSide?: number
  /** The maximum of both sides, in pixels. */
  maxSide?: number
}

export const attachmentRules: UploadRules = {
  extensions: uploadExtensions,
  maxKb: uploadMaxKb,
  maxCount: 50,
  // Twice what is shown, for screens of that density.
  thumbnails: { thumbnail: thumbnailSize * 2 },
}

/** Trucks and trailers. */
export const vehicleAttachmentRules: UploadRules = {
  ...attachmentRules,
  extensions: ['jpg', 'jpeg', 'png', 'pdf'],
  maxCount: 5,
}

/** Avatars, logos, main images. */
export const imageRules: UploadRules = {
  extensions: imageExtensions,
  maxKb: uploadMaxKb,
  maxCount: 1,
  thumbnails: photoSizes,
  minSide: imageMinSide,
}

/** For the `accept` attribute of a file input: `.jpg,.jpeg,.png`. */
export const acceptOf = (rules: UploadRules): string =>
  rules.extensions.map(extension => `.${extension}`).join(',')

/** `Photo.JPG` -> `jpg`; empty for a name without an extension. */
export const extensionOf = (fileName: string): string =>
  /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

export type UploadProblem = 'file_empty' | 'file_too_large' | 'file_wrong_type'

/** All problems that can be seen from the name and size of a file. */
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

/** The first of them. */
export const uploadProblem = (...asked: Parameters<typeof uploadProblems>): UploadProblem | undefined =>
  uploadProblems(...asked)[0]
