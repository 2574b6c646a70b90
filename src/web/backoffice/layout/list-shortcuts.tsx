import { type RefObject, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { shortcutOf, shortcutSwitch } from './shortcut-of.ts'

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

/** The row that was opened last, by the address of its list. Of this tab, until the document is loaded again. */
let opened: { readonly list: string; readonly row: string } | undefined

/**
 * Moves the focus through the rows of a list by `j` and `k`, and by arrows once a row has it; `x` checks the box of a
 * row. The link of a row opens it. Going back to the list focuses the row that was opened.
 */
function useListShortcuts(list: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const address = pathname + search

  useEffect(() => {
    const linkOf = (row: Element | undefined) => row?.querySelector('a')
    const rows = () => [...(list.current?.children ?? [])].filter((row) => linkOf(row))
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      const all = rows()
      const place = all.findIndex((row) => row.contains(document.activeElement))
      if (key === 'x') {
        all[place]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
        return
      }
      const step = steps[key ?? '']
      if (step === undefined || (key?.startsWith('Arrow') && place < 0)) return
      event.preventDefault()
      linkOf(all[Math.min(all.length - 1, Math.max(0, place + step))])?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    if (isBack && opened?.list === address)
      links.find(({ pathname }) => pathname === opened?.row)?.focus({ preventScroll: true })
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && list.current?.contains(link)) opened = { list: address, row: link.pathname }
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [list, address, isBack])
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
