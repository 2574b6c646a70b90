import { useEffect } from 'react'
import { InlineScript } from './inline-script.tsx'

const aliveEvent = 'hirfa:alive'

/**
 * On a slow line a button is seen before the script that makes it work has come. Until then its taps are written down,
 * and nothing else hears of them. Submit buttons, links and popovers work by themselves. What is chosen meanwhile, such as a
 * size, React would not know of: it is chosen once more, each thing after the page has taken in the one before.
 */
const recorder = `(() => {
  const tapped = new Set()
  const record = (event) => {
    const button = event.target.closest?.('button[type="button"]:not([popovertarget])')
    if (!button) return
    event.stopImmediatePropagation()
    tapped.add(button)
  }
  const recordChoice = ({ target }) => {
    if (target.type !== 'radio') return
    tapped.delete(target)
    tapped.add(target)
  }
  addEventListener('click', record, true)
  addEventListener('change', recordChoice, true)
  addEventListener('${aliveEvent}', async () => {
    removeEventListener('click', record, true)
    removeEventListener('change', recordChoice, true)
    for (const one of tapped) {
      if (one.type === 'radio') one.checked = false
      if (one.isConnected) one.click()
      await new Promise((next) => setTimeout(next))
    }
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
