import { imageMinSide, imageRules, uploadProblem } from '#contract/shared/uploads.ts'

/** A translation key with its values. */
interface ImageProblem {
  title: string
  params?: Record<string, unknown>
}

/** The same checks as on the server. */
export async function imageProblem(
  file: File,
  sidesOf: (file: File) => Promise<{ width: number; height: number }> = measured,
): Promise<ImageProblem | undefined> {
  const problem = uploadProblem(file, imageRules)
  if (problem)
    return {
      title: `record-errors.errors.${problem}`,
      params: { max_kb: imageRules.maxKb, extensions: imageRules.extensions.join(', ') },
    }
  try {
    const { width, height } = await sidesOf(file)
    if (Math.min(width, height) >= imageMinSide) return undefined
    return { title: 'record-errors.errors.image_too_small', params: { min: imageMinSide } }
  } catch {
    return { title: 'record-errors.errors.file_unreadable' }
  }
}

async function measured(file: File): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}
