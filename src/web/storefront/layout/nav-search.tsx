import { useRef } from 'react'
import { searchMessages as search } from '#page-messages/search.ts'
import { SearchForm } from '#web/storefront/components/search-box.tsx'
import { SuggestingSearch } from '#web/storefront/search-box/suggesting-search.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ClosePanelButton } from './close-panel-button.tsx'
import { useModalPopover } from './use-modal-popover.ts'

const panelId = 'search'

/**
 * A button that opens the search, for widths at which the navigation bar has no room for the field: on phones a sheet,
 * otherwise a bar, also on wide screens where the page has a search box of its own. On the narrowest phones the search
 * is in the menu.
 */
export function NavSearch({ className }: { className: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const modal = useModalPopover(panel)
  return (
    <div className="nav-search max-[21rem]:hidden xl:hidden">
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
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none bg-limestone text-ink shadow-float backdrop:bg-ink/40 open:overflow-visible max-sm:h-dvh"
      >
        <div className="page relative flex items-center gap-2 py-3">
          <SuggestingSearch className="mx-auto min-w-0 max-w-2xl flex-1 sm:relative" listClass={sheetList}>
            <SearchForm isReady />
          </SuggestingSearch>
          <ClosePanelButton panelId={panelId} label={search.close} className="-me-2 shrink-0" />
        </div>
      </div>
    </div>
  )
}

/** On phones all of the sheet below the field, with room at its end for the keyboard of the phone, which covers it. */
const sheetList =
  'absolute inset-x-0 top-full overflow-y-auto overscroll-contain max-sm:h-[calc(100dvh-5rem)] max-sm:px-3 max-sm:pb-[45dvh] sm:mt-2 sm:max-h-[calc(100dvh-6rem)] sm:rounded-card sm:bg-white sm:p-2 sm:shadow-float'

/** The field of the navigation bar on wide screens, unless the page has its own. */
export function NavSearchField() {
  return (
    <SuggestingSearch className="nav-search-field relative hidden w-60 xl:block" listClass={dropdownList}>
      <SearchForm />
    </SuggestingSearch>
  )
}

const dropdownList =
  'absolute end-0 top-full mt-2 max-h-[calc(100dvh-6rem)] w-104 overflow-y-auto overscroll-contain rounded-card bg-white p-2 shadow-float'
