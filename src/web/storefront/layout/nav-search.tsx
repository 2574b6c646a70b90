import { useRef } from 'react'
import { searchMessages } from '#messages/search.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchForm } from '../search-box.tsx'
import { useSheet } from './use-sheet.ts'

const sheetId = 'search'

/** The search where the bar has no room for its field; the narrowest phones have it in their menu. */
export function NavSearch({ className }: { className: string }) {
  const search = useMessages(searchMessages)
  const panel = useRef<HTMLDivElement>(null)
  const sheet = useSheet(panel)
  return (
    <div className="max-[21rem]:hidden xl:hidden">
      <button type="button" popoverTarget={sheetId} aria-label={search.open} title={search.label} className={className}>
        <Icon name="search" className="size-6" />
      </button>
      <div
        ref={panel}
        id={sheetId}
        popover="auto"
        {...sheet}
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none bg-limestone text-ink shadow-float backdrop:bg-ink/40"
      >
        <div className="page flex items-center gap-2 py-3">
          <SearchForm isReady className="mx-auto min-w-0 max-w-2xl flex-1" />
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label={search.close}
            className="-me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
      </div>
    </div>
  )
}
