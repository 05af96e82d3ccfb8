import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { UploadTray } from '#web/records/uploads/upload-tray.tsx'
import { createStore, useStore } from '#web/shell/store.ts'
import { RealtimeConnection } from '../realtime-connection.tsx'
import { isKeysHelpOpen } from './keys/keys-help-open.ts'
import { NoticesHost } from './notices/notices-host.tsx'
import { isPaletteOpen } from './palette/palette-open.ts'
import { OverlaysHost } from './popups/overlays-host.tsx'
import { TitleTip } from './popups/title-tip.tsx'
import { ScanListener } from './scanner/scan-listener.tsx'

const palette = createStore<{ Palette?: ComponentType }>({})
const KeysHelp = lazy(() => import('./keys/keys-help.tsx'))

// The palette must open within 50 ms, so its code is loaded in advance; with `lazy`, React would wait 300 ms
// and lose keys.
loadPalette()
import('../registrations.ts').catch((error: unknown) =>
  console.error('What the capabilities add to the frame could not be loaded', error),
)

function loadPalette(): void {
  import('./palette/command-palette.tsx').then(
    ({ default: Palette }) => palette.set({ Palette }),
    (error: unknown) => {
      console.error('Find anything could not be loaded', error)
      isPaletteOpen.set(false)
    },
  )
}

export default function Later() {
  const isOpen = useStore(isPaletteOpen)
  const isHelpOpen = useStore(isKeysHelpOpen)
  const { Palette } = useStore(palette)
  useEffect(() => {
    if (isOpen && !Palette) loadPalette()
  }, [isOpen, Palette])
  return (
    <>
      <UploadTray />
      <NoticesHost />
      <OverlaysHost />
      <RealtimeConnection />
      <ScanListener />
      <TitleTip />
      {isOpen && Palette && <Palette />}
      {isHelpOpen && (
        <Suspense fallback={null}>
          <KeysHelp />
        </Suspense>
      )}
    </>
  )
}
