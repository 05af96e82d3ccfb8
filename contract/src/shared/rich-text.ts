import { optionalText } from './fields.ts'

/** Characters of its HTML. */
const richTextMax = 20_000

/** HTML of the editor, such as `seo.text`. The server keeps only what is allowed in it. */
export const richText = optionalText(richTextMax)

/** Where the images of a text are; their names follow. */
export const editorImagesPath = '/api/v1/filebrowser/images/'
