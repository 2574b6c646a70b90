import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router'
import { marketplaceIn, publicUrlIn, shopProfileIn } from '#web/page-context.ts'
import { faviconPath, iconPaths, webManifestPath } from '#web/paths/file-paths.ts'
import { browserDataPaths } from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/root'
import backofficeStylesheet from './backoffice.css?url'
import { EarlyClickRecorder, EarlyClickReplay } from './rendering/early-clicks.tsx'
import { type RootData, useRootData } from './root-data.ts'
import shopStylesheet from './shop.css?url'
import { defaultLanguage, directionOf } from './text/messages.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const madeAt = marketplaceIn(context).clock.now().getTime()
  return {
    language: defaultLanguage,
    publicUrl: publicUrlIn(context),
    shopProfile: await shopProfileIn(context),
    madeAt,
  }
}

/**
 * The pages of the browser's own data load nothing else, so skipping the root loader lets them open without a network
 * connection. Other pages request their loader data anyway; without the root's part that URL would be in no cache.
 */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !browserDataPaths().includes(nextUrl.pathname)
}

/** The document around every page, error pages included, which have no loader data. */
export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRootData()
  const language = rootData?.language ?? defaultLanguage
  // Without root data the whole page has failed, and the error page of the storefront is shown.
  const isBackoffice = useMatches().some(({ id }) => id.startsWith('backoffice/')) && rootData !== undefined
  return (
    <html lang={language} dir={directionOf(language)} data-made-at={rootData?.madeAt}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" />
        <link rel="icon" href={faviconPath} type="image/svg+xml" />
        {!isBackoffice && (
          <>
            <link rel="manifest" href={webManifestPath} />
            <link rel="apple-touch-icon" href={iconPaths[192]} />
          </>
        )}
        <link rel="stylesheet" href={isBackoffice ? backofficeStylesheet : shopStylesheet} />
        {[fraunces, figtree].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <EarlyClickRecorder />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <EarlyClickReplay />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export { StorefrontError as ErrorBoundary } from './storefront/layout/storefront-layout.tsx'
