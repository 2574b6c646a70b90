/** Dispatched on the window when React has hydrated the page. */
export const hydratedEvent = 'hirfa:hydrated'

/** Dispatched on the window at a click on something that needs the scripts, which are then loaded at once. */
export const scriptsWantedEvent = 'hirfa:scripts-wanted'

/** How long a link followed after a recorded click waits for the scripts at most. */
const maxWaitMilliseconds = 4000

/**
 * On a slow connection buttons are visible before the scripts that make them work. Until hydration this inline script
 * records clicks on them and stops the events. Submit buttons, links and popovers work without script. Values chosen or
 * typed before hydration, such as a size or a quantity, are unknown to React, so after hydration their events are
 * replayed first and the clicks after them, each in a task of its own. React ignores an input event whose value equals
 * the last one it saw, so a number is cleared before it is set.
 *
 * Recorded clicks are lost when the page is left, so a click on a link after one of them is recorded too.
 */
export const earlyClickScript = `(() => {
  const clicked = new Set()
  let replayed
  let leaving
  const leave = (link) => {
    clearTimeout(leaving)
    leaving = setTimeout(() => location.assign(link.href), ${maxWaitMilliseconds})
  }
  const record = (event) => {
    const opensAnother = event.ctrlKey || event.metaKey || event.shiftKey
    const links = clicked.size > 0 && !opensAnother ? ', a[href^="/"]:not([target])' : ''
    const target = event.target.closest?.('button[type="button"]:not([popovertarget])' + links)
    if (!target || target === replayed) return
    event.stopImmediatePropagation()
    event.preventDefault()
    clicked.add(target)
    if (target.href) leave(target)
    dispatchEvent(new Event('${scriptsWantedEvent}'))
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
  }
  const replayOn = async (element, act) => {
    replayed = element
    if (element.isConnected) act()
    replayed = undefined
    await new Promise((next) => setTimeout(next))
  }
  addEventListener('click', record, true)
  addEventListener('${hydratedEvent}', async () => {
    clearTimeout(leaving)
    const fields = [...document.querySelectorAll('input[type="radio"], input[type="number"], select')].filter(isChanged)
    const chosen = fields.map((field) => [field, field.value])
    for (const [field, value] of chosen) await replayOn(field, () => repeat[field.type](field, value))
    for (const target of clicked) await replayOn(target, () => target.click())
    removeEventListener('click', record, true)
  }, { once: true })
})()`
