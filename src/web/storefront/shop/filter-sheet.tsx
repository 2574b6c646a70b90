import { type RefObject, useEffect, useState } from 'react'
import { filterMessages as messages } from '#page-messages/filters.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { ClosePanelButton } from '#web/storefront/layout/close-panel-button.tsx'
import { useModalPopover } from '#web/storefront/layout/use-modal-popover.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { FilterGroupBox } from './filter-group-box.tsx'
import { PriceFields } from './price-fields.tsx'
import type { ShopFiltersProps } from './shop-filters-props.ts'
import { countChosen } from './shop-query.ts'

export const sheetId = 'filters'

interface FilterSheetProps extends ShopFiltersProps {
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly onChoose: () => void
  /** Whether the total is still that of the choice before. */
  readonly isCounting: boolean
}

/**
 * The filters: beside the products on wide screens, on others a sheet, a native popover that opens before its code has
 * loaded.
 */
export function FilterSheet({ sheet, onChoose, isCounting, ...filters }: FilterSheetProps) {
  const { query, groups, priceBounds, areAtLeast } = filters
  const { onBeforeToggle, onToggle } = useModalPopover(sheet)
  const [isOpen, setIsOpen] = useState(false)
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return (
    <div
      ref={sheet}
      id={sheetId}
      popover="auto"
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': messages.title })}
      onBeforeToggle={onBeforeToggle}
      onToggle={(event) => {
        setIsOpen(event.newState === 'open')
        onToggle()
      }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-3xl bg-limestone px-5 text-ink shadow-float backdrop:bg-ink/40 lg:static lg:block lg:max-h-none lg:w-auto lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between bg-limestone ps-5 pe-3 pt-3 pb-1 lg:hidden">
        <h2 className="text-2xl">{messages.title}</h2>
        <ClosePanelButton panelId={sheetId} label={messages.close} />
      </div>
      <div className="divide-y divide-sand">
        {priceBounds && <PriceFields query={query} bounds={priceBounds} onChoose={onChoose} />}
        {groups.map((group) => (
          <FilterGroupBox key={group.name} group={group} areAtLeast={areAtLeast} onChoose={onChoose} />
        ))}
      </div>
      <noscript>
        <button type="submit" className={buttonClass('secondary', 'mt-4 w-full max-lg:hidden')}>
          {messages.apply}
        </button>
      </noscript>
      <div className="sticky bottom-0 z-10 -mx-5 flex items-center gap-2 border-sand border-t bg-limestone px-5 py-3 lg:hidden">
        {countChosen(query) > 0 && (
          <PageLink to={shopPath()} className={buttonClass('quiet', 'shrink-0')}>
            {messages.clear}
          </PageLink>
        )}
        <button type="submit" aria-live="polite" aria-busy={isCounting} className={buttonClass('primary', 'flex-1')}>
          {isHydrated ? showText(filters) : messages.apply}
        </button>
      </div>
    </div>
  )
}

function showText({ total, hasMore }: ShopFiltersProps): string {
  return hasMore ? messages.showMany(total) : messages.show(total)
}
