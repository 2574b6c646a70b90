/** Dispatched on the window when React has hydrated the page. */
export const hydratedEvent = 'hirfa:hydrated'

/** Dispatched on the window right before React hydrates the page. */
export const hydratingEvent = 'hirfa:hydrating'

/** Dispatched on the window at a click on something that needs the scripts, which are then loaded at once. */
export const scriptsWantedEvent = 'hirfa:scripts-wanted'

/** Hidden fields nobody types, files cannot be set, and a search would open its suggestions. */
const replayedFields =
  'input:not([type=hidden], [type=file], [type=search], [type=password]), textarea, select:not([multiple])'

/** How long a link followed after a recorded click waits for the scripts at most. */
const maxWaitMilliseconds = 4000

/**
 * On a slow connection buttons are visible before the scripts that make them work. Until hydration this inline script
 * records clicks on them and stops the events. Submit buttons, links and popovers work without script. Values chosen or
 * typed before hydration, such as a size or a quantity, are unknown to React, so after hydration their events are
 * replayed first and the clicks after them, each in a task of its own. React ignores an input event whose value equals
 * the last one it saw, so a field is cleared before it is set. A text that is being typed is not set, which would move
 * the cursor and break an unfinished word of a phone's keyboard: there React forgets what it saw. It comes first, since
 * the others render the page anew.
 *
 * React also writes its text into a text area that it hydrates, unless that text is empty. What was typed in it before,
 * in a part of the page that may be hydrated late, is kept by a property of its own that takes no notice of that.
 *
 * Some browsers wrap phones and dates in links of their own. React would find another page than it expects, render all
 * of it anew and lose what was typed, so such links are unwrapped before it begins.
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
  const kept = new Set()
  const keep = ({ target }) => {
    if (target.type !== 'textarea' || target.defaultValue === '' || Object.hasOwn(target, 'value')) return
    const { get } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    const set = () => {
      delete target.value
      kept.delete(target)
    }
    kept.add(target)
    Object.defineProperty(target, 'value', { configurable: true, get, set })
  }
  const isChanged = (field) =>
    kept.has(field) ? false
    : field.type === 'radio' ? field.checked && !field.defaultChecked
    : field.type === 'checkbox' ? field.checked !== field.defaultChecked
    : field.options ? !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue
  const retype = (field, typed) => {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const repeat = {
    radio(radio) {
      radio.checked = false
      radio.click()
    },
    checkbox(box) {
      box.checked = !box.checked
      box.click()
    },
    number: retype,
    text(field, typed) {
      if (field !== document.activeElement) return retype(field, typed)
      field._valueTracker?.setValue('')
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
  let served
  addEventListener('click', record, true)
  addEventListener('input', keep, true)
  addEventListener('DOMContentLoaded', () => (served = new Set(document.querySelectorAll('a'))), { once: true })
  addEventListener('${hydratingEvent}', () => {
    for (const link of document.querySelectorAll('a')) {
      if (!served || served.has(link)) continue
      const { parentNode } = link
      link.replaceWith(...link.childNodes)
      parentNode.normalize()
    }
  }, { once: true })
  addEventListener('${hydratedEvent}', async () => {
    clearTimeout(leaving)
    const fields = [...document.querySelectorAll('${replayedFields}')].filter(isChanged)
    const isFocused = (field) => field === document.activeElement
    const chosen = fields.sort((one, other) => isFocused(other) - isFocused(one)).map((field) => [field, field.value])
    for (const [field, value] of chosen) await replayOn(field, () => (repeat[field.type] ?? repeat.text)(field, value))
    for (const target of clicked) await replayOn(target, () => target.click())
    removeEventListener('click', record, true)
  }, { once: true })
})()`
