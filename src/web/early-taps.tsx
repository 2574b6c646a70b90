import { useEffect } from 'react'
import { InlineScript } from './inline-script.tsx'

const aliveEvent = 'hirfa:alive'

/**
 * On a slow line a button is seen before the script that makes it work has come. Until then its taps are written down,
 * and nothing else hears of them. Submit buttons, links and popovers work by themselves. What has been chosen meanwhile,
 * such as a size, is seen in the page, but React does not know of it: it is chosen once more, before the taps, each
 * thing after the page has taken in the one before. Who taps meanwhile waits until their choice is there.
 */
const recorder = `(() => {
  const tapped = new Set()
  let replayed
  const record = (event) => {
    const button = event.target.closest?.('button[type="button"]:not([popovertarget])')
    if (!button || button === replayed) return
    event.stopImmediatePropagation()
    tapped.add(button)
  }
  addEventListener('click', record, true)
  addEventListener('${aliveEvent}', async () => {
    const radios = [...document.querySelectorAll('input[type="radio"]')]
    const chosen = radios.filter((radio) => radio.checked && !radio.defaultChecked)
    for (const radio of chosen) radio.checked = false
    for (const things of [chosen, tapped])
      for (const thing of things) {
        replayed = thing
        if (thing.isConnected) thing.click()
        replayed = undefined
        await new Promise((next) => setTimeout(next))
      }
    removeEventListener('click', record, true)
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
