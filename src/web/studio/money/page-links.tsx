import { studioMoneyMessages } from '#page-messages/studio-money.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface PageLinksProps {
  readonly page: number
  readonly last: number
  readonly pathOf: (page: number) => string
}

/** The page before and after, of a list of pieces. */
export function PageLinks({ page, last, pathOf }: PageLinksProps) {
  const { pages: messages } = studioMoneyMessages
  if (last <= 1) return null
  return (
    <nav aria-label={messages.label} className="flex flex-wrap items-center justify-center gap-4 text-lg print:hidden">
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
