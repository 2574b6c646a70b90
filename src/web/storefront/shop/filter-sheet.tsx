import { type RefObject, useEffect, useId, useState } from 'react'
import { toDinars } from '#domain/money.ts'
import { filterMessages as messages } from '#page-messages/filters.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { ClosePanelButton } from '#web/storefront/layout/close-panel-button.tsx'
import { useModalPopover } from '#web/storefront/layout/use-modal-popover.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { FilterGroupBox } from './filter-group-box.tsx'
import type { FilterGroup } from './filter-groups.ts'
import { countChosen, type ShopQuery } from './shop-query.ts'

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

interface PriceFieldsProps {
  readonly query: ShopQuery
  /** What products cost under the other filters, in dinars. */
  readonly bounds: { readonly min: number; readonly max: number }
  readonly onChoose: () => void
}

/** The lowest and the highest price, in dinars. They count when a field is left. */
function PriceFields({ query, bounds, onChoose }: PriceFieldsProps) {
  const id = useId()
  const { minPrice, maxPrice } = query
  const fields = [
    { name: 'min', label: messages.min, value: minPrice, hint: bounds.min },
    { name: 'max', label: messages.max, value: maxPrice, hint: bounds.max },
  ]
  return (
    <fieldset aria-labelledby={id} className="py-3">
      <legend id={id} className="mb-2 font-semibold text-sm">
        {messages.price}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(({ name, label, value, hint }) => (
          <label key={name} className="flex min-w-0 items-center gap-2 text-sm">
            <span className="whitespace-nowrap">{label}</span>
            <input
              name={name}
              defaultValue={value === undefined ? '' : toDinars(value)}
              placeholder={String(hint)}
              inputMode="decimal"
              maxLength={10}
              autoComplete="off"
              onBlur={onChoose}
              className="min-h-11 w-full min-w-0 rounded-xl border border-ink/25 bg-white px-3 text-base tabular-nums placeholder:text-ink-soft"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the page's data says of the filters. */
export interface ShopFiltersProps {
  readonly query: ShopQuery
  readonly groups: readonly FilterGroup[]
  readonly priceBounds: { readonly min: number; readonly max: number } | undefined
  /** Whether the counts are lower limits. */
  readonly areAtLeast: boolean
  readonly total: number
  /** Whether there are more than `total`. */
  readonly hasMore: boolean
}
