import { Link, useMatches, useRouteLoaderData } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { sellerTermsPath } from '#web/paths/studio-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { loader } from './studio-layout.tsx'

/** Asks a seller for the terms on every page but theirs, until they are accepted. */
export function TermsNotice() {
  const layout = useRouteLoaderData<typeof loader>('studio/layout/studio-layout')
  const isOnTerms = useMatches().some(({ id }) => id === 'studio/terms/terms-page')
  if (!layout || layout.hasAcceptedTerms || isOnTerms) return null
  const { terms: messages } = studioMessages
  return (
    <Notice tone="info" isStatic>
      <p className="text-lg">{messages.ask}</p>
      <Link to={sellerTermsPath()} className="inline-flex min-h-11 items-center text-link text-lg">
        {messages.read}
      </Link>
    </Notice>
  )
}
