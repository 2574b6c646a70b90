import type { ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
} from 'react-router'
import { directionOf } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { preloadedTypefaces } from '#page-typefaces/preloaded.ts'
import { languageIn, marketplaceIn, publicUrlIn, shopFactsIn } from '#web/page-context.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import {
  faviconPath,
  iconPaths,
  officeManifestPath,
  studioManifestPath,
  webManifestPath,
} from '#web/paths/file-paths.ts'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'
import { browserDataPaths } from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/root'
import backofficeStylesheet from './backoffice.css?url'
import { noteNavigation, reloadInOtherLanguage } from './reload-in-other-language.ts'
import { EarlyClickRecorder, EarlyClickReplay } from './rendering/early-clicks.tsx'
import { isFramedPage, isStaticPage, staticPageScript } from './rendering/static-page.ts'
import { type RootData, useRootData } from './root-data.ts'
import { InlineScript } from './security/inline-script.tsx'
import shopStylesheet from './shop.css?url'
import studioStylesheet from './studio.css?url'
import { isConnectionError } from './ui/connectivity.ts'
import { lazyPart } from './ui/lazy-part.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const madeAt = marketplaceIn(context).clock.now().getTime()
  return {
    language: languageIn(context),
    publicUrl: publicUrlIn(context),
    ...(await shopFactsIn(context)),
    madeAt,
  }
}

/**
 * The pages of the browser's own data load nothing else, so skipping the root loader lets them open without a network
 * connection. Other pages request their loader data anyway; without the root's part that URL would be in no cache.
 */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  noteNavigation(navigation)
  const { nextUrl, defaultShouldRevalidate } = navigation
  return defaultShouldRevalidate && !browserDataPaths().includes(splitLocale(nextUrl.pathname).path)
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [reloadInOtherLanguage]

/** The document around every page, error pages included, which have no loader data. */
export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRootData()
  // Without root data the whole page has failed, and the error page of the storefront is shown.
  const matches = useMatches()
  const isBelow = (folder: string) => matches.some(({ id }) => id.startsWith(folder))
  const isBackoffice = isBelow('backoffice/') && rootData !== undefined
  const isStudio = isBelow('studio/') && rootData !== undefined
  // A browser that has the scripts keeps them.
  const hasScripts = !(import.meta.env.SSR && matches.some(({ handle }) => isStaticPage(handle)))
  const hasStaticScript = !hasScripts && !matches.some(({ handle }) => isFramedPage(handle))
  return (
    <html lang={locale} dir={directionOf(locale)} data-made-at={rootData?.madeAt}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iPhones would wrap phones and dates in links before hydration. No browser needs it as script. */}
        {import.meta.env.SSR && <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />}
        <meta name="theme-color" content="#FBF7F0" />
        <link rel="icon" href={faviconPath} type="image/svg+xml" />
        <link
          rel="manifest"
          href={isBackoffice ? officeManifestPath : withLocale(manifestOf(isStudio), rootData?.language.prefix)}
        />
        <link rel="apple-touch-icon" href={iconPaths[192]} />
        <link
          rel="stylesheet"
          href={isBackoffice ? backofficeStylesheet : isStudio ? studioStylesheet : shopStylesheet}
        />
        {preloadedTypefaces.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {hasScripts && <EarlyClickRecorder />}
        {import.meta.env.SSR && hasStaticScript && <InlineScript code={staticPageScript} />}
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
            <EarlyClickReplay />
          </>
        )}
      </body>
    </html>
  )
}

/** No page of the studio has scripts, so no browser needs its path. */
function manifestOf(isStudio: boolean): string {
  return import.meta.env.SSR && isStudio ? studioManifestPath : webManifestPath
}

export default function App() {
  return <Outlet />
}

/** Lazy: each side has the code of its own error page already, also without a connection. */
const StorefrontError = lazyPart(() => import('./storefront/layout/storefront-error.tsx'))
const BackofficeConnectionLost = lazyPart(() => import('./backoffice/layout/connection-lost.tsx'))

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { path } = splitLocale(useLocation().pathname)
  return isBackofficePath(path) && isConnectionError(error) ? (
    <BackofficeConnectionLost />
  ) : (
    <StorefrontError error={error} />
  )
}
