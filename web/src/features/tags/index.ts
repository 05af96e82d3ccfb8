export { tagFilter } from './for-lists/tag-filter.ts'
export { TagList } from './for-lists/tag-list.tsx'
export { tagActs } from './tag-acts.tsx'
export { TagSelect } from './tag-select.tsx'
