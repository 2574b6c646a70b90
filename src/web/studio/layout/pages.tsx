import { studioMessages } from '#page-messages/studio.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface PagesProps {
  readonly page: number
  readonly last: number
  readonly pathOf: (page: number) => string
}

/** Leads to the page before and the next one of a list; nothing for a list of one page. */
export function Pages({ page, last, pathOf }: PagesProps) {
  const { pieces: messages } = studioMessages
  if (last <= 1) return null
  return (
    <nav aria-label={messages.pages} className="flex flex-wrap items-center justify-center gap-4 text-lg print:hidden">
      {page > 1 && (
        <ButtonLink to={pathOf(page - 1)} variant="outline">
          {messages.previous}
        </ButtonLink>
      )}
      <span>{messages.page(page, last)}</span>
      {page < last && (
        <ButtonLink to={pathOf(page + 1)} variant="outline">
          {messages.next}
        </ButtonLink>
      )}
    </nav>
  )
}
