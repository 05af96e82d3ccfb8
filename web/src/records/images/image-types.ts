export interface SavedImage {
  id: number
  name: string
  url: string
  thumbnail_url: string
}

/** An image in a form: a new file or a saved image. */
export type FormImage = File | SavedImage

export const imageKey = (image: FormImage): string =>
  image instanceof File ? `${image.name}${image.lastModified}${image.size}` : String(image.id)
