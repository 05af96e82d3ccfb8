import { lazy } from 'react'

export { paymentStatusOptions } from './payment-status-options.ts'
export { RepairOrderStatusTag } from './repair-order-status-tag.tsx'
export { vehicleName } from './vehicle-name.ts'

/** Loaded only for mechanics, because of its drawers and camera. */
export const MyJobs = lazy(() => import('./job/my-jobs.tsx'))
