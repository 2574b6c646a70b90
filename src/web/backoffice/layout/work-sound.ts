import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { PendingCounts } from '#domain/dashboard/pending-work.ts'

const storageKey = 'hirfa.office-sound'

/** What somebody is to hear at once. */
const soundingKinds = ['orders-to-call', 'customer-requests', 'messages'] as const

const listeners = new Set<() => void>()

/** Whether this browser plays a sound when work arrives. It is off until somebody turns it on. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

export function turnSound(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // A browser that stores nothing stays silent.
  }
  for (const listener of listeners) listener()
}

/** Returns `isSoundOn`, and renders again when it changes in any tab. Off until the script runs. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Plays a sound when new orders, requests of customers or messages have arrived, in browsers where it is on. */
export function useWorkSound(counts: PendingCounts): void {
  const heard = useRef(counts)
  useEffect(() => {
    const hasMore = soundingKinds.some((kind) => (counts[kind] ?? 0) > (heard.current[kind] ?? 0))
    heard.current = counts
    if (hasMore && isSoundOn()) playSound()
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
