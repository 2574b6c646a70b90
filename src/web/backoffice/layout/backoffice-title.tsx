import { countActionRequired } from '#domain/dashboard/pending-work.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { usePendingCounts } from './pending-counts.ts'

/** The document title, with the number of pending tasks in front. */
export function BackofficeTitle({ title }: { title: string }) {
  const shopProfile = useShopProfile()
  const { layout } = useBackofficeMessages()
  const calls = countActionRequired(usePendingCounts())
  return <title>{`${calls > 0 ? `(${calls}) ` : ''}${title} · ${layout.office(shopProfile.name)}`}</title>
}
