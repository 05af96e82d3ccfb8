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
import { isOutdated, lookForNewerBuild } from '../../outdated.ts'

type Overlay = ComponentType<OverlayProps & Record<string, unknown>>

/** Renders the open drawers and modals by their names. */
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

/** How long the closing animation may take, in milliseconds. */
const moveOut = 400

const loaded = new Map<string, Overlay>()

function overlayNamed(name: string): Overlay {
  const known = loaded.get(name)
  if (known) return known
  const overlay = lazy(() =>
    (loadOverlay(name) as Promise<{ default: Overlay }>).catch((error: unknown) => {
      console.error(`The code of ${name} could not be loaded`, error)
      // Retried the next time it is opened.
      loaded.delete(name)
      closeOverlay(name as never)
      dropOverlay(name)
      // The notice that a newer build is there says more.
      void lookForNewerBuild().then(() => isOutdated.get() || notify.error('ui.error.offline'))
      return { default: () => null }
    }),
  )
  loaded.set(name, overlay)
  return overlay
}
