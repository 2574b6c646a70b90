import { browserSwitch } from './browser-switch.ts'

/**
 * Whether keyboard shortcuts act in this browser. They can be turned off, since speech input may press a key by
 * mistake.
 */
export const shortcutSwitch = browserSwitch('hirfa.office-shortcuts', true)

/** Returns the key of an event that is a shortcut; undefined while somebody types, or with another key held. */
export function shortcutOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || altKey || metaKey || !shortcutSwitch.isOn() || document.querySelector('dialog[open]')) return undefined
  return target instanceof HTMLElement && isTypedInto(target) ? undefined : key
}

function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input:not([type=checkbox]), textarea, select')
}
