import { shopMessages } from '#messages/shop.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly lastPage: number
  pathOf(page: number): string
}

/** The pages of a long list as links. Nothing when there is only one. */
export function Pagination({ page: here, lastPage, pathOf }: PaginationProps) {
  const shop = useMessages(shopMessages)
  if (lastPage === 1) return null
  return (
    <nav aria-label={shop.pages} className="mt-12 flex items-center justify-center gap-1">
      <Step page={here - 1} {...{ lastPage, pathOf }} label={shop.previousPage} icon="back" />
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
                aria-label={shop.page(page)}
                aria-current={page === here ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-full tabular-nums hover:bg-sand aria-[current=page]:bg-door aria-[current=page]:text-white"
              >
                {page}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      <Step page={here + 1} {...{ lastPage, pathOf }} label={shop.nextPage} icon="forward" />
    </nav>
  )
}

interface StepProps extends PaginationProps {
  readonly label: string
  readonly icon: 'back' | 'forward'
}

/** Who has come to the end of a list finds its next part here already. */
function Step({ page, lastPage, pathOf, label, icon }: StepProps) {
  if (page < 1 || page > lastPage) return <span className="size-11" />
  return (
    <PageLink
      to={pathOf(page)}
      prefetch={icon === 'forward' ? 'viewport' : 'intent'}
      rel={icon === 'back' ? 'prev' : 'next'}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <Icon name={icon} className="size-5 rtl:-scale-x-100" />
    </PageLink>
  )
}

/** First, last, and the present page with its neighbours; `undefined` stands for the pages left out. */
function pagesAround(page: number, lastPage: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((wanted) => wanted >= 1 && wanted <= lastPage)
  const pages = [...new Set(wanted)].sort((one, other) => one - other)
  return pages.flatMap((current, index) => {
    const previous = pages[index - 1]
    if (previous === undefined || current - previous === 1) return [current]
    return current - previous === 2 ? [current - 1, current] : [undefined, current]
  })
}
