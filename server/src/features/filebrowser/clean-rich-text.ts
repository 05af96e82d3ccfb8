import sanitizeHtml from 'sanitize-html'
import { editorImagesPath } from '#contract/shared/rich-text.ts'

/** Removes all but the editor's markup and images of the filebrowser. */
export function cleanHtml(html: string, isImage: (name: string) => boolean): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
      ...['strong', 'em', 'u', 's', 'a', 'img'],
    ],
    allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImage(nameOf(attribs.src ?? '')),
    nestingLimit: 20,
  }).trim()
  return sanitizeHtml(clean, { allowedTags: ['img'], allowedAttributes: false }).trim() === '' ? '' : clean
}

export const imageNames = (html: string): string[] => [
  ...new Set([...html.matchAll(imageAddress)].map(([, name]) => name!)),
]

const imageAddress = new RegExp(`"${editorImagesPath}([0-9a-f]{32})"`, 'g')

const nameOf = (src: string): string =>
  src.startsWith(editorImagesPath) ? src.slice(editorImagesPath.length) : ''
