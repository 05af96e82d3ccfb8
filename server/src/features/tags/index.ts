export { unknownTags } from './tag-queries.ts'
