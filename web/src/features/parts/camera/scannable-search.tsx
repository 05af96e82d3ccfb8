import type { ReactNode } from 'react'
import { hasCameraToHand, ScanButton } from './scan-button.tsx'
import './camera.css'

/** A search for a part, with the camera beside it on what has one to hand. */
export function ScannableSearch({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  if (!hasCameraToHand()) return children
  return (
    <div className="rb-with-scan">
      {children}
      <ScanButton isIcon disabled={disabled} />
    </div>
  )
}
