import { lazy } from 'react'

export { RepairOrderStatusTag } from './repair-order-status-tag.tsx'
export { vehicleName } from './vehicle-name.ts'

/** Loaded only for those at the vehicle, because of its drawers and camera. */
export const MyJobs = lazy(() => import('./job/my-jobs.tsx'))
