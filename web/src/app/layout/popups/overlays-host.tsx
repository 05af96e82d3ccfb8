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

/** Longest closing animation, in milliseconds. */
const moveOut = 400

// Rendered once loaded: with `lazy`, React would wait 300 ms at each first opening.
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
    // The notice about a new build replaces the error.
    await lookForNewerBuild()
    if (!isOutdated.get()) notify.error('ui.error.offline')
  } finally {
    loading.delete(name)
  }
}
