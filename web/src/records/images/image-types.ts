export interface SavedImage {
  id: number
  name: string
  url: string
  thumbnail_url: string
}

export type FormImage = File | SavedImage

export const imageKey = (image: FormImage): string =>
  image instanceof File ? `${image.name}${image.lastModified}${image.size}` : String(image.id)
