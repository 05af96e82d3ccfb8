export { unknownTags } from './tag-queries.ts'
export { tagSeveral } from './tag-several.ts'
