import { optionalText } from './fields.ts'

const richTextMax = 20_000

/** HTML of the editor, such as `seo.text`. The server removes what is not allowed. */
export const richText = optionalText(richTextMax)

/** Followed by the image's name. */
export const editorImagesPath = '/api/v1/filebrowser/images/'
