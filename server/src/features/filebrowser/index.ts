export { cleanRichText, storeImageUses } from './rich-text.ts'
