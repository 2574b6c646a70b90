import { Link, useNavigate } from 'react-router'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { handoversPath } from '#web/paths/backoffice-courier-paths.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What TypeScript does not know yet of the Navigation API. */
interface NavigationHistory {
  readonly currentEntry: { readonly index: number } | null
  entries(): readonly { readonly url: string | null }[]
}

interface BackToListProps {
  readonly back: string | undefined
  /** Not once its orders have been handed over: the next action would take them again. */
  readonly keepsSelection: boolean
}

/**
 * Leads back to the list of orders that the hand-over was started from: a step back in the history where that is the
 * list, which restores its place on the screen and the selection. Otherwise a link with the filters.
 */
export function BackToList({ back, keepsSelection }: BackToListProps) {
  const navigate = useNavigate()
  return (
    <Link
      to={back === undefined ? handoversPath() : keepsSelection ? back : withoutTicks(back)}
      onClick={(event) => {
        const steps = back === undefined || !keepsSelection ? 0 : stepsBackTo(back)
        if (steps === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(steps)
      }}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 text-door hover:underline"
    >
      <Icon name="back" className="size-5" />
      {back === undefined ? sectionsMessages.handovers : handoversMessages.back}
    </Link>
  )
}

/** Returns how far back in the history the page is, as a negative number; 0 when it is not there or nobody can tell. */
function stepsBackTo(path: string): number {
  const { navigation } = window as { readonly navigation?: NavigationHistory }
  const current = navigation?.currentEntry?.index ?? -1
  if (!navigation || current < 1) return 0
  const wanted = withoutSelection(path)
  const found = navigation
    .entries()
    .slice(0, current)
    .findLastIndex(({ url }) => url !== null && withoutSelection(url) === wanted)
  return found === -1 ? 0 : found - current
}

function withoutTicks(path: string): string {
  const url = new URL(path, 'https://shop.invalid')
  url.searchParams.delete('ticked')
  return url.pathname + url.search
}

function withoutSelection(address: string): string {
  const url = new URL(address, location.href)
  url.searchParams.delete('ticked')
  url.searchParams.sort()
  // The prefix of a language is no part of links.
  return splitLocale(url.pathname).path + url.search
}
