export { cleanRichText, keepImages } from './rich-text.ts'
