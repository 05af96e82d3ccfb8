export { openComments } from './open-comments.ts'
export { RepairOrderStatusTag } from './repair-order-status-tag.tsx'
export { uploadRecordOf } from './upload-record.ts'
export { vehicleName } from './vehicle-name.ts'
