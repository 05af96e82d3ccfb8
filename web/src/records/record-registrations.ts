import { registerOverlay } from '#web/shell/overlays.ts'

registerOverlay('records.entry', () => import('./entry-modal.tsx'))
