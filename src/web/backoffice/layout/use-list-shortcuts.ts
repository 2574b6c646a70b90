import { type RefObject, useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { shortcutOf } from './keyboard-shortcuts.ts'

/** The row that was opened last, by the address of its list. Of this tab, until the document is loaded again. */
let opened: { readonly list: string; readonly row: string } | undefined

/**
 * Moves the focus through the rows of a list by `j` and `k`, and by arrows once a row has it; `x` checks the box of a
 * row. The link of a row opens it. Going back to the list focuses the row that was opened.
 */
export function useListShortcuts(list: RefObject<HTMLElement | null>): void {
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
