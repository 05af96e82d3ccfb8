/** An image that a record has, as its contract answers it. */
export interface SavedImage {
  id: number
  name: string
  url: string
  thumbnail_url: string
}

/** One in a form: chosen just now, or there already. */
export type FormImage = File | SavedImage

export const imageKey = (image: FormImage): string =>
  image instanceof File ? `${image.name}${image.lastModified}${image.size}` : String(image.id)
