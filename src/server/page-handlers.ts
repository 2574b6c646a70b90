import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { type Locale, locales } from '#domain/locale.ts'
import { withErasedWords } from './erased-words.ts'
import { withErrorResponses } from './error-responses.ts'
import type { Pages } from './pages.ts'
import { buildOfSide, type Side, type SideBuild } from './side-build.ts'

/** The pages of one language. */
export interface PagesOfLanguage {
  readonly sides: Readonly<Record<Side, SideBuild>>
  /**
   * Renders a page of a side of the site. `prefix` is that of its URL; React Router adds it to every link of the page.
   */
  handlerOf(side: Side, prefix: Locale | undefined): RequestHandler
}

/** Prepares the pages of every language. `publicUrl` is the origin from which forms are accepted. */
export function pagesByLanguage(pages: Pages, publicUrl: string): Readonly<Record<Locale, PagesOfLanguage>> {
  // Behind a proxy that terminates TLS the public origin differs from the one of the request.
  const allowedActionOrigins = [new URL(publicUrl).host]
  const prepared = locales.map(
    (locale) => [locale, prepare(withErasedWords({ ...pages[locale], allowedActionOrigins }, locale))] as const,
  )
  return Object.fromEntries(prepared) as Record<Locale, PagesOfLanguage>
}

function prepare(built: ServerBuild): PagesOfLanguage {
  const builds = {
    storefront: buildOfSide(built, 'storefront'),
    backoffice: buildOfSide(built, 'backoffice'),
    studio: buildOfSide(built, 'studio'),
  }
  const handlers = new Map<string, RequestHandler>()
  return {
    sides: builds,
    handlerOf: (side, prefix) =>
      handlers.getOrInsertComputed(`${side} ${prefix}`, () =>
        createRequestHandler(
          { ...withErrorResponses(builds[side].pages), basename: prefix ? `/${prefix}` : '/' },
          'production',
        ),
      ),
  }
}
