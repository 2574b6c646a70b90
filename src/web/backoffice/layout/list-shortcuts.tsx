import { type RefObject, useEffect, useState } from 'react'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { shortcutOf, shortcutSwitch } from './keyboard-shortcuts.ts'
import { useListShortcuts } from './use-list-shortcuts.ts'

interface ListShortcutsProps {
  readonly list: RefObject<HTMLElement | null>
  /** Whether rows have a checkbox. */
  readonly hasBoxes?: boolean
}

/** The keyboard shortcuts of a list, and a button and the key `?` that show them. */
export function ListShortcuts({ list, hasBoxes = false }: ListShortcutsProps) {
  const { shortcuts } = listsMessages
  const [isOpen, setOpen] = useState(false)
  const isOn = shortcutSwitch.useIsOn()
  useListShortcuts(list)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (shortcutOf(event) === '?') setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  const shown = Object.entries(shortcuts.keys).filter(([key]) => key !== 'x' || hasBoxes)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hidden min-h-11 items-center rounded-full px-3 text-door text-sm hover:bg-sand xl:inline-flex noscript:hidden"
      >
        {shortcuts.title} <kbd className="ms-1.5 rounded border border-sand-deep bg-white px-1.5 font-sans">?</kbd>
      </button>
      <Dialog isOpen={isOpen} title={shortcuts.title} closeLabel={shortcuts.close} onClose={() => setOpen(false)}>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {shown.map(([key, text]) => (
            <div key={key} className="contents">
              <dt>
                <kbd dir="ltr" className="rounded border border-sand-deep bg-white px-2 py-0.5 font-sans">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={isOn} onChange={({ target }) => shortcutSwitch.turn(target.checked)} className="mt-5">
          {shortcuts.turnOn}
        </Checkbox>
        <p className="text-ink-soft text-sm">{shortcuts.whyOff}</p>
      </Dialog>
    </>
  )
}
