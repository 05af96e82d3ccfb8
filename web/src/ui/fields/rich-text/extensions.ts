import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { editorImagesPath } from '#contract/shared/rich-text.ts'

/** What the server keeps of a text, and nothing that it would drop. */
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
  // Images of other sites are not pasted along: the server would drop them without a word.
  Image.extend({
    parseHTML: () => [{ tag: `img[src^="${editorImagesPath}"]` }],
  }).configure({ allowBase64: false }),
]
