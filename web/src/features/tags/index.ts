export { tagActs } from './tag-acts.tsx'
export { tagFilter } from './tag-filter.ts'
export { TagList } from './tag-list.tsx'
export { TagSelect } from './tag-select.tsx'
