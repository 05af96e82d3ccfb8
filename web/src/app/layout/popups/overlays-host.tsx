import { type ComponentType, Suspense, useEffect } from 'react'
import { notify } from '#web/shell/notices.ts'
import {
  closeOverlay,
  dropOverlay,
  loadOverlay,
  type OverlayProps,
  openOverlays,
} from '#web/shell/overlays.ts'
import { createStore, useStore } from '#web/shell/store.ts'
import { isOutdated, lookForNewerBuild } from '../../outdated.ts'

type Overlay = ComponentType<OverlayProps & Record<string, unknown>>

/** Renders the open drawers and modals by their names. */
export function OverlaysHost() {
  const overlays = useStore(openOverlays)
  const known = useStore(loaded)
  useEffect(() => {
    for (const { name } of overlays) if (!known.has(name)) void load(name)
  }, [overlays, known])
  return overlays.map(({ name, props, open }) => {
    const Overlay = known.get(name)
    if (!Overlay) return null
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

// Rendered once their code is there: after `lazy`, React would pause for 300 ms at each first opening.
const loaded = createStore<ReadonlyMap<string, Overlay>>(new Map())
const loading = new Set<string>()

async function load(name: string): Promise<void> {
  if (loading.has(name)) return
  loading.add(name)
  try {
    const { default: overlay } = (await loadOverlay(name)) as { default: Overlay }
    loaded.set(new Map([...loaded.get(), [name, overlay]]))
  } catch (error) {
    console.error(`The code of ${name} could not be loaded`, error)
    closeOverlay(name as never)
    dropOverlay(name)
    // The notice that a newer build is there says more.
    await lookForNewerBuild()
    if (!isOutdated.get()) notify.error('ui.error.offline')
  } finally {
    // What failed is tried again the next time it is opened.
    loading.delete(name)
  }
}
