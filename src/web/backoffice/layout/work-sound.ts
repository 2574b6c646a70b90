import { useEffect, useRef } from 'react'
import type { PendingCounts } from '#domain/dashboard/pending-work.ts'
import { browserSwitch } from './browser-switch.ts'

/** What somebody is to hear at once. */
const soundingKinds = ['orders-to-call', 'customer-requests', 'messages'] as const

/** Whether this browser plays a sound when work arrives. It is off until somebody turns it on. */
export const soundSwitch = browserSwitch('hirfa.office-sound', false)

/** Plays a sound when new orders, requests of customers or messages have arrived, in browsers where it is on. */
export function useWorkSound(counts: PendingCounts): void {
  const heard = useRef(counts)
  useEffect(() => {
    const hasMore = soundingKinds.some((kind) => (counts[kind] ?? 0) > (heard.current[kind] ?? 0))
    heard.current = counts
    if (hasMore && soundSwitch.isOn()) playSound()
  }, [counts])
}

let audio: AudioContext | undefined

/** Frequencies in hertz, one after the other. */
const tones = [660, 880]
const toneSeconds = 0.18
const volume = 0.2

/** Plays two short tones. Browsers keep a page silent until somebody has touched it. */
export function playSound(): void {
  audio ??= new AudioContext()
  audio.resume().catch(() => {})
  for (const [index, frequency] of tones.entries()) {
    const oscillator = new OscillatorNode(audio, { frequency })
    const gain = new GainNode(audio, { gain: volume })
    oscillator.connect(gain).connect(audio.destination)
    const start = audio.currentTime + index * toneSeconds
    // Fades out, so that the end does not click.
    gain.gain.setValueAtTime(volume, start)
    gain.gain.linearRampToValueAtTime(0, start + toneSeconds)
    oscillator.start(start)
    oscillator.stop(start + toneSeconds)
  }
}
