import { useTranslation } from 'react-i18next'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { CommentsDrawer } from '#web/records/comments-drawer.tsx'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { kindsOfVehicle } from '../kind-of-vehicle.ts'

interface VehicleCommentsProps {
  kind: VehicleKind
  id: number
  unit: string
}

export default function VehicleComments({
  kind,
  id,
  unit,
  open,
  onClose,
}: VehicleCommentsProps & OverlayProps) {
  const { t } = useTranslation()
  const { endpoints } = kindsOfVehicle[kind]
  return (
    <CommentsDrawer
      title={t(`vehicles.comments_of_${kind}`, { unit })}
      open={open}
      onClose={onClose}
      list={endpoints.listComments}
      add={endpoints.addComment}
      remove={endpoints.deleteComment}
      params={{ id }}
      removeParams={commentId => ({ id, comment_id: commentId })}
      kind={kind}
    />
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'vehicles.comments': VehicleCommentsProps
  }
}
