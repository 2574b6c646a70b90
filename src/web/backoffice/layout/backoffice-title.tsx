import { countActionRequired } from '#domain/dashboard/pending-work.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { formatPageTitle } from '#web/text/format.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { usePendingCounts } from './pending-counts.ts'

/** The document title, with the number of pending tasks in front. */
export function BackofficeTitle({ title }: { title: string }) {
  const shopProfile = useShopProfile()
  const { layout } = backoffice
  const calls = countActionRequired(usePendingCounts())
  const fullTitle = formatPageTitle(title, layout.office(shopProfile.name))
  return <title>{calls > 0 ? `(${calls}) ${fullTitle}` : fullTitle}</title>
}
