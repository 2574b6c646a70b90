import { useEffect } from 'react'
import { InlineScript } from './inline-script.tsx'

const aliveEvent = 'hirfa:alive'

/**
 * On a slow line a button is seen before the script that makes it work has come. Until then its taps are written down,
 * and nothing else hears of them. Submit buttons, links and popovers work by themselves. What has been chosen or typed
 * meanwhile, such as a size or a number of pieces, is seen in the page, but React does not know of it: it is said once
 * more, before the taps, each thing after the page has taken in the one before. Who taps meanwhile waits until their
 * choice is there. React believes a number only when it is not the one it last saw in the field.
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
  const isChanged = (field) =>
    field.type === 'radio' ? field.checked && !field.defaultChecked
    : field.options ? !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue
  const repeat = {
    radio(radio) {
      radio.checked = false
      radio.click()
    },
    number(field, typed) {
      field.value = ''
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    'select-one'(list, chosen) {
      list.value = chosen
      list.dispatchEvent(new Event('change', { bubbles: true }))
    },
    button(button) {
      button.click()
    },
  }
  const again = async (element, value) => {
    replayed = element
    if (element.isConnected) repeat[element.type](element, value)
    replayed = undefined
    await new Promise((next) => setTimeout(next))
  }
  addEventListener('click', record, true)
  addEventListener('${aliveEvent}', async () => {
    const fields = [...document.querySelectorAll('input[type="radio"], input[type="number"], select')].filter(isChanged)
    const meant = fields.map((field) => [field, field.value])
    for (const [field, value] of meant) await again(field, value)
    for (const button of tapped) await again(button)
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
