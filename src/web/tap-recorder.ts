/** Said when React has taken the page over. */
export const aliveEvent = 'hirfa:alive'

/** Said when somebody tapped on what needs the script: it is wanted now. */
export const wantedEvent = 'hirfa:wanted'

/** How long who tapped and then follows a link waits for the script at most. */
const mostMilliseconds = 4000

/**
 * On a slow line a button is seen before the script that makes it work has come. Until then its taps are written down,
 * and nothing else hears of them. Submit buttons, links and popovers work by themselves. What has been chosen or typed
 * meanwhile, such as a size or a number of pieces, is seen in the page, but React does not know of it: it is said once
 * more, before the taps, each thing after the page has taken in the one before. Who taps meanwhile waits until their
 * choice is there. React believes a number only when it is not the one it last saw in the field.
 *
 * A page that is left forgets what was tapped in it, so a link after a tap is written down like one.
 */
export const tapRecorder = `(() => {
  const tapped = new Set()
  let replayed
  let leaving
  const leave = (link) => {
    clearTimeout(leaving)
    leaving = setTimeout(() => location.assign(link.href), ${mostMilliseconds})
  }
  const record = (event) => {
    const opensAnother = event.ctrlKey || event.metaKey || event.shiftKey
    const links = tapped.size > 0 && !opensAnother ? ', a[href^="/"]:not([target])' : ''
    const thing = event.target.closest?.('button[type="button"]:not([popovertarget])' + links)
    if (!thing || thing === replayed) return
    event.stopImmediatePropagation()
    event.preventDefault()
    tapped.add(thing)
    if (thing.href) leave(thing)
    dispatchEvent(new Event('${wantedEvent}'))
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
  const again = async (element, act) => {
    replayed = element
    if (element.isConnected) act()
    replayed = undefined
    await new Promise((next) => setTimeout(next))
  }
  addEventListener('click', record, true)
  addEventListener('${aliveEvent}', async () => {
    clearTimeout(leaving)
    const fields = [...document.querySelectorAll('input[type="radio"], input[type="number"], select')].filter(isChanged)
    const meant = fields.map((field) => [field, field.value])
    for (const [field, value] of meant) await again(field, () => repeat[field.type](field, value))
    for (const thing of tapped) await again(thing, () => thing.click())
    removeEventListener('click', record, true)
  }, { once: true })
})()`
