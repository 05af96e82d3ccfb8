import { type RefObject, useEffect, useRef, useState } from 'react'
import { barcodeReader } from './barcode-reader.ts'
import { type Camera, type CameraProblem, startCamera } from './camera.ts'
import { comesIntoSight } from './comes-into-sight.ts'

const betweenPicturesMs = 120

/** Reports each barcode that appears, while open. */
export function useCameraScans(video: RefObject<HTMLVideoElement | null>, onScan: (text: string) => void) {
  const [camera, setCamera] = useState<Camera>()
  const [problem, setProblem] = useState<CameraProblem>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(onScan)
  latest.current = onScan
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the camera again
  useEffect(() => {
    const closing = new AbortController()
    void watch(closing.signal)
    return () => closing.abort()

    async function watch(signal: AbortSignal) {
      const element = video.current
      if (!element) return
      try {
        const started = await startCamera(element, () => !signal.aborted)
        if (!started) return
        signal.addEventListener('abort', started.stop)
        setCamera(started)
        await readUntilClosed(element, signal, text => latest.current(text))
      } catch (reason) {
        if (signal.aborted) return
        if (typeof reason !== 'string') console.error(reason)
        setProblem(typeof reason === 'string' ? (reason as CameraProblem) : 'busy')
      }
    }
  }, [attempt])
  const again = () => {
    setProblem(undefined)
    setCamera(undefined)
    setAttempt(count => count + 1)
  }
  return { camera, problem, again }
}

async function readUntilClosed(video: HTMLVideoElement, signal: AbortSignal, tell: (text: string) => void) {
  const reader = await barcodeReader()
  const isNew = comesIntoSight()
  try {
    while (!signal.aborted) {
      const text = (await reader.read(video))?.trim()
      if (signal.aborted) break
      if (isNew(text, performance.now())) tell(text!)
      await new Promise(resolve => setTimeout(resolve, betweenPicturesMs))
    }
  } finally {
    reader.close()
  }
}
