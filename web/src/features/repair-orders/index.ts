export { openComments } from './open-comments.ts'
export { RepairOrderStatusTag } from './repair-order-status-tag.tsx'
export { shortName } from './short-name.ts'
export { vehicleName } from './vehicle-name.ts'
