import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { editorImagesPath } from '#contract/shared/rich-text.ts'

/** Allows exactly what the server's sanitizer keeps. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // Images of other sites are not pasted, as the server would drop them silently.
  Image.extend({
    parseHTML: () => [{ tag: `img[src^="${editorImagesPath}"]` }],
  }).configure({ allowBase64: false }),
]
