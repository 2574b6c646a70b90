import { useEffect } from 'react'
import { InlineScript } from './inline-script.tsx'

const aliveEvent = 'hirfa:alive'

/**
 * On a slow line a button is seen before the script that makes it work has come. Until then its taps are written down,
 * and nothing else hears of them. Submit buttons, links and popovers work by themselves.
 */
const recorder = `(() => {
  const tapped = new Set()
  const record = (event) => {
    const button = event.target.closest?.('button[type="button"]:not([popovertarget])')
    if (!button) return
    event.stopImmediatePropagation()
    tapped.add(button)
  }
  addEventListener('click', record, true)
  addEventListener('${aliveEvent}', () => {
    removeEventListener('click', record, true)
    for (const button of tapped) if (button.isConnected) button.click()
  }, { once: true })
})()`

/** Stands in the head, before any button can be seen. */
export function EarlyTapRecorder() {
  return <InlineScript code={recorder} />
}

/** Stands last in the page, so that everything before it works when the taps are made good. */
export function EarlyTapReplay() {
  useEffect(() => {
    dispatchEvent(new Event(aliveEvent))
  }, [])
  return null
}
