import type { ReactNode } from 'react'
import { Link, useMatches, useRouteLoaderData } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { sellerTermsPath } from '#web/paths/studio-paths.ts'
import { formatPageTitle } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { ActingBar } from './acting-bar.tsx'
import { type CurrentPlace, PlacesBar } from './places.tsx'
import type { loader } from './studio-layout.tsx'

interface StudioFrameProps {
  /** Of the document. */
  readonly title: string
  /** Beside the name of the shop. */
  readonly actions?: ReactNode
  /** On the first page of a place. */
  readonly place?: CurrentPlace
  readonly children: ReactNode
}

/** The frame of every page of the studio: one column, made for a phone. */
export function StudioFrame({ title, actions, place, children }: StudioFrameProps) {
  const { name } = useShopProfile()
  return (
    <>
      <title>{formatPageTitle(title, studioMessages.studio(name))}</title>
      <meta name="robots" content="noindex" />
      <ActingBar />
      <header className="border-sand-deep border-b bg-limestone">
        <div className="mx-auto flex min-h-16 max-w-2xl items-center gap-3 px-4">
          <p className="min-w-0 flex-1 leading-tight">
            <bdi className="block truncate font-display font-semibold text-door text-xl">{name}</bdi>
            <span className="block text-ink-soft text-sm">{studioMessages.makers}</span>
          </p>
          {actions}
        </div>
      </header>
      <main id="content" className="mx-auto max-w-2xl space-y-5 px-4 pt-5 pb-28">
        <TermsNotice />
        {children}
      </main>
      {place && <PlacesBar current={place} />}
    </>
  )
}

/** Asks a seller for the terms on every page but theirs, until they are accepted. */
function TermsNotice() {
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
