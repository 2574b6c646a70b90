import { useState } from 'react'
import { profileMessages as profile } from '#page-messages/profile.ts'
import { sharedFavoritesPath } from '#web/paths/shared-favorites-path.ts'
import { usePublicPageUrl } from '#web/storefront/seo/use-public-url.ts'
import { maxSharedIds } from '#web/storefront/shared-favorites/shared-ids.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * Shares the favorites by a link that has their ids: in the system's dialog where there is one, else as a copied link.
 */
export function ShareFavorites({ ids }: { ids: readonly number[] }) {
  const shared = ids.slice(0, maxSharedIds)
  const url = usePublicPageUrl()(sharedFavoritesPath(...shared))
  const [copiedUrl, setCopiedUrl] = useState<string>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopiedUrl(url)
    } catch {
      // Without https or permission there is no clipboard.
      prompt(profile.shareLink, url)
    }
  }
  const share = async () => {
    if (!navigator.share) return copy()
    try {
      await navigator.share({ title: profile.shareTitle, url })
    } catch (error) {
      // Visitors close the dialog without sharing; anything else is a browser that cannot share.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant="outline" onClick={share}>
        {profile.share}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {copiedUrl === url ? profile.linkCopied : shared.length < ids.length && profile.linkHasFirst(maxSharedIds)}
      </p>
    </div>
  )
}
