import { type ComponentType, lazy, Suspense } from 'react'
import { notify } from '#web/shell/notices.ts'
import {
  closeOverlay,
  dropOverlay,
  loadOverlay,
  type OverlayProps,
  openOverlays,
} from '#web/shell/overlays.ts'
import { useStore } from '#web/shell/store.ts'

type Overlay = ComponentType<OverlayProps & Record<string, unknown>>

/** Draws the drawers and modals that are open, by their names. */
export function OverlaysHost() {
  return useStore(openOverlays).map(({ name, props, open }) => {
    const Overlay = overlayNamed(name)
    return (
      <Suspense key={name} fallback={null}>
        <Overlay
          {...props}
          open={open}
          onClose={() => {
            closeOverlay(name as never)
            setTimeout(() => dropOverlay(name), moveOut)
          }}
        />
      </Suspense>
    )
  })
}

/** Milliseconds that a closed one is given to move out of sight. */
const moveOut = 400

const loaded = new Map<string, Overlay>()

function overlayNamed(name: string): Overlay {
  const known = loaded.get(name)
  if (known) return known
  const overlay = lazy(() =>
    (loadOverlay(name) as Promise<{ default: Overlay }>).catch((error: unknown) => {
      console.error(`The code of ${name} could not be loaded`, error)
      // Tried again when it is opened next.
      loaded.delete(name)
      closeOverlay(name as never)
      dropOverlay(name)
      notify.error('ui.error.offline')
      return { default: () => null }
    }),
  )
  loaded.set(name, overlay)
  return overlay
}
