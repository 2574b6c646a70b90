import { type RefObject, useEffect, useRef } from 'react'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly lastPage: number
  pathOf(page: number): string
}

interface ListPaginationProps extends PaginationProps {
  /** Whether crawlers should follow the links. */
  readonly isIndexed?: boolean
  /** Element that takes the focus when another page of the list is shown. */
  readonly heading: RefObject<HTMLElement | null>
}

/** Links to the pages of a long list. Renders nothing when there is only one. */
export function Pagination({ page: here, lastPage, pathOf, heading, isIndexed = true }: ListPaginationProps) {
  const nofollow = isIndexed ? '' : 'nofollow'
  const wasTurned = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    if (wasTurned.current) heading.current?.focus({ preventScroll: true })
    wasTurned.current = false
  }, [here])

  if (lastPage === 1) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links within are pressed, by keyboard too
    <nav
      aria-label={shop.pages}
      // A link opened in another tab does not prevent the default.
      onClick={(event) => {
        wasTurned.current = event.defaultPrevented
      }}
      className="mt-12 flex items-center justify-center gap-1"
    >
      <Step page={here - 1} {...{ lastPage, pathOf, nofollow }} label={shop.previousPage} icon="back" />
      <ol className="flex items-center gap-1">
        {pagesAround(here, lastPage).map((page, position) =>
          page === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its position
            <li key={`gap-${position}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={page}>
              <PageLink
                to={pathOf(page)}
                rel={nofollow || undefined}
                aria-label={shop.page(page)}
                aria-current={page === here ? 'page' : undefined}
                className="icon-button tabular-nums hover:bg-sand aria-[current=page]:bg-door aria-[current=page]:text-white"
              >
                {page}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      <Step page={here + 1} {...{ lastPage, pathOf, nofollow }} label={shop.nextPage} icon="forward" />
    </nav>
  )
}

interface StepProps extends PaginationProps {
  readonly label: string
  readonly icon: 'back' | 'forward'
  readonly nofollow: string
}

/** The link to the next page is prefetched when it is in view. */
function Step({ page, lastPage, pathOf, label, icon, nofollow }: StepProps) {
  if (page < 1 || page > lastPage) return <span className="size-11" />
  return (
    <PageLink
      to={pathOf(page)}
      prefetch={icon === 'forward' ? 'viewport' : 'intent'}
      rel={`${icon === 'back' ? 'prev' : 'next'} ${nofollow}`.trim()}
      aria-label={label}
      className="icon-button hover:bg-sand"
    >
      <Icon name={icon} className="size-5" />
    </PageLink>
  )
}

/** Returns the first, the last and the current page with its neighbors; `undefined` stands for a gap. */
function pagesAround(page: number, lastPage: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((wanted) => wanted >= 1 && wanted <= lastPage)
  const pages = [...new Set(wanted)].sort((one, other) => one - other)
  return pages.flatMap((current, index) => {
    const previous = pages[index - 1]
    if (previous === undefined || current - previous === 1) return [current]
    return current - previous === 2 ? [current - 1, current] : [undefined, current]
  })
}
