import { useRef } from 'react'
import { searchMessages as search } from '#page-messages/search.ts'
import { SearchForm } from '#web/storefront/components/search-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClosePanelButton } from './close-panel-button.tsx'
import { useModalPopover } from './use-modal-popover.ts'

const panelId = 'search'

/**
 * A button that opens the search, for widths at which the navigation bar has no room for the field. On the narrowest
 * phones the search is in the menu.
 */
export function NavSearch({ className }: { className: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const modal = useModalPopover(panel)
  return (
    <div className="max-[21rem]:hidden xl:hidden">
      <button type="button" popoverTarget={panelId} aria-label={search.open} title={search.label} className={className}>
        <Icon name="search" className="size-6" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={search.label}
        {...modal}
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none bg-limestone text-ink shadow-float backdrop:bg-ink/40"
      >
        <div className="page flex items-center gap-2 py-3">
          <SearchForm isReady className="mx-auto min-w-0 max-w-2xl flex-1" />
          <ClosePanelButton panelId={panelId} label={search.close} className="-me-2 shrink-0" />
        </div>
      </div>
    </div>
  )
}
