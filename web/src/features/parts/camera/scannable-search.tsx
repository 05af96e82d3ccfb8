import type { ReactNode } from 'react'
import { hasCameraToHand, ScanButton } from './scan-button.tsx'
import './camera.css'

export function ScannableSearch({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  if (!hasCameraToHand()) return children
  return (
    <div className="rb-with-scan">
      {children}
      <ScanButton isIcon disabled={disabled} />
    </div>
  )
}
