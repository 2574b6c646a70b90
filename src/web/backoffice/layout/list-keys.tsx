import { type RefObject, useEffect, useState } from 'react'
import { backoffice } from '#page-messages/backoffice.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { pageKeyOf, turnKeys, useKeysOn } from './letter-keys.ts'
import { useListKeys } from './use-list-keys.ts'

interface ListKeysProps {
  readonly list: RefObject<HTMLElement | null>
  /** Whether rows have a checkbox. */
  readonly hasBoxes?: boolean
}

/** The keys of a list, and a button and the key `?` that show them. For screens with a keyboard. */
export function ListKeys({ list, hasBoxes = false }: ListKeysProps) {
  const { keys, closeKeys, allKeys, keysOn, keysText } = backoffice.lists
  const [isOpen, setOpen] = useState(false)
  const isOn = useKeysOn()
  useListKeys(list)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (pageKeyOf(event) === '?') setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  const shown = Object.entries(allKeys).filter(([key]) => key !== 'x' || hasBoxes)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hidden min-h-11 items-center rounded-full px-3 text-door text-sm hover:bg-sand xl:inline-flex noscript:hidden"
      >
        {keys} <kbd className="ms-1.5 rounded border border-sand-deep bg-white px-1.5 font-sans">?</kbd>
      </button>
      <Dialog isOpen={isOpen} title={keys} closeLabel={closeKeys} onClose={() => setOpen(false)}>
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
        <label className="mt-5 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => turnKeys(target.checked)}
            className="size-5 shrink-0 accent-door"
          />
          {keysOn}
        </label>
        <p className="text-ink-soft text-sm">{keysText}</p>
      </Dialog>
    </>
  )
}
