import { useEffect, useRef, useState } from 'react'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { Button } from '#web/ui/button.tsx'

/** The Barcode Detection API, which only some browsers have. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type BarcodeDetectorClass = new (options: { readonly formats: readonly string[] }) => BarcodeDetector

const pollMilliseconds = 200
/** A label that stays in view is read once. */
const repetitionMilliseconds = 3000

/** Reads labels by the camera, one after the other. Nothing is shown where the browser reads no barcodes. */
export function LabelScanner({ onRead }: { onRead: (number: string) => void }) {
  const [canScan, setCanScan] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => setCanScan(detectorClass() !== undefined && navigator.mediaDevices !== undefined), [])
  if (!canScan) return null
  const fail = () => {
    setScanning(false)
    setFailed(true)
  }
  return (
    <div>
      {isScanning && <Viewfinder onRead={onRead} onFailure={fail} />}
      {hasFailed && !isScanning && <p className="mb-2 text-clay text-sm">{handoversMessages.noCamera}</p>}
      <Button variant="outline" className="w-full" onClick={() => setScanning(!isScanning)}>
        <BackofficeIcon name="camera" />
        {isScanning ? handoversMessages.stopScanning : handoversMessages.scan}
      </Button>
    </div>
  )
}

function Viewfinder({ onRead, onFailure }: { onRead: (number: string) => void; onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const callbacks = useRef({ onRead, onFailure })
  useEffect(() => {
    callbacks.current = { onRead, onFailure }
  })
  useEffect(() => {
    const stopping = new AbortController()
    const read = (number: string) => callbacks.current.onRead(number)
    if (video.current)
      scan(video.current, read, stopping.signal).catch(() => {
        if (!stopping.signal.aborted) callbacks.current.onFailure()
      })
    return () => stopping.abort()
  }, [])
  return (
    <div className="mb-2">
      <video ref={video} muted playsInline className="aspect-video w-full rounded-xl bg-ink object-cover" />
      <p className="mt-1 text-ink-soft text-sm">{handoversMessages.scanning}</p>
    </div>
  )
}

/** Shows the camera and calls `onRead` for each label, until the signal. Rejects when the camera cannot be used. */
async function scan(video: HTMLVideoElement, onRead: (text: string) => void, signal: AbortSignal): Promise<void> {
  const Detector = detectorClass()
  if (!Detector) throw new Error('No barcode detector')
  const detector = new Detector({ formats: ['code_128'] })
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of camera.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = camera
  await video.play()
  const lastRead = new Map<string, number>()
  while (!signal.aborted) {
    const found = await detector.detect(video).catch(() => [])
    const now = performance.now()
    for (const { rawValue } of found) {
      const isRepeated = now - (lastRead.get(rawValue) ?? Number.NEGATIVE_INFINITY) < repetitionMilliseconds
      lastRead.set(rawValue, now)
      if (isRepeated) continue
      navigator.vibrate?.(60)
      onRead(rawValue)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

function detectorClass(): BarcodeDetectorClass | undefined {
  return (window as { readonly BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector
}
