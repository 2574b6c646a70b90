import { countActionRequired } from '#domain/dashboard/pending-work.ts'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { formatPageTitle } from '#web/text/format.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { usePendingCounts } from './pending-counts.ts'

/** The document title, with the number of pending tasks in front. */
export function BackofficeTitle({ title }: { title: string }) {
  const shopProfile = useShopProfile()
  const tasks = countActionRequired(usePendingCounts())
  const fullTitle = formatPageTitle(title, layoutMessages.office(shopProfile.name))
  return <title>{tasks > 0 ? `(${tasks}) ${fullTitle}` : fullTitle}</title>
}
