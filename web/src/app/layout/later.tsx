import { lazy, Suspense } from 'react'
import { UploadTray } from '#web/records/uploads/upload-tray.tsx'
import { useStore } from '#web/shell/store.ts'
import { RealtimeConnection } from '../realtime-connection.tsx'
import { registrations } from '../registrations.ts'
import { isKeysHelpOpen } from './keys/keys-help-open.ts'
import { NoticesHost } from './notices/notices-host.tsx'
import { isPaletteOpen } from './palette/palette-open.ts'
import { OverlaysHost } from './popups/overlays-host.tsx'
import { ScanListener } from './scanner/scan-listener.tsx'

const loadPalette = () => import('./palette/command-palette.tsx')
const CommandPalette = lazy(loadPalette)
const KeysHelp = lazy(() => import('./keys/keys-help.tsx'))

// It must open within 50 ms, so its code is loaded in advance.
void loadPalette()
for (const register of registrations) {
  register().catch((error: unknown) => console.error('A capability could not add what it brings', error))
}

export default function Later() {
  const isOpen = useStore(isPaletteOpen)
  const isHelpOpen = useStore(isKeysHelpOpen)
  return (
    <>
      <UploadTray />
      <NoticesHost />
      <OverlaysHost />
      <RealtimeConnection />
      <ScanListener />
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense fallback={null}>
          <KeysHelp />
        </Suspense>
      )}
    </>
  )
}
