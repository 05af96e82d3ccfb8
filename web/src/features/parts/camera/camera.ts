export interface Camera {
  /** Undefined if the light cannot be switched. */
  light?: (isOn: boolean) => Promise<void>
  stop: () => void
}

export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure'

/** Shows the back camera. Rejects with a CameraProblem. */
export async function startCamera(
  video: HTMLVideoElement,
  isWanted: () => boolean,
): Promise<Camera | undefined> {
  // Browsers offer cameras only over HTTPS or on localhost.
  if (!navigator.mediaDevices) throw 'insecure' satisfies CameraProblem
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } })
    .catch((error: unknown) => {
      throw problemOf(error)
    })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (!isWanted()) {
    stop()
    return undefined
  }
  video.srcObject = stream
  // Aborted when closed before it plays.
  await video.play().catch(() => {})
  const [track] = stream.getVideoTracks()
  return track && hasLight(track) ? { stop, light: isOn => switchLight(track, isOn) } : { stop }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

// Not in the DOM's types yet.
const hasLight = (track: MediaStreamTrack): boolean =>
  (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true

const switchLight = (track: MediaStreamTrack, torch: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
