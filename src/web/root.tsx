import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { houseIn, marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/root'
import { EarlyTapRecorder, EarlyTapReplay } from './early-taps.tsx'
import officeStylesheet from './office.css?url'
import shopStylesheet from './shop.css?url'
import { defaultLanguage, directionOf, LanguageProvider } from './text/messages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const madeAt = marketplaceIn(context).clock.now().getTime()
  return { language: defaultLanguage, publicUrl: publicUrlIn(context), house: await houseIn(context), madeAt }
}

/**
 * The pages of what this browser keeps have nothing else to ask for, so they open where there is no line. On the others
 * the facts of the house come with what is asked for anyway: to leave them out would be an answer that nobody has kept.
 */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !/^\/(cart|checkout|profile|success)$/.test(nextUrl.pathname)
}

/** The document around every page, errors included: then there is no loader data to rely on. */
export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  const language = known?.language ?? defaultLanguage
  // Where nothing is known the whole page has failed, and what is shown instead is the shop's.
  const isOffice = useMatches().some(({ id }) => id.startsWith('backoffice/')) && known !== undefined
  return (
    <html lang={language} dir={directionOf(language)} data-made-at={known?.madeAt}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {!isOffice && (
          <>
            <link rel="manifest" href="/manifest.webmanifest" />
            <link rel="apple-touch-icon" href="/icon-192.png" />
          </>
        )}
        <link rel="stylesheet" href={isOffice ? officeStylesheet : shopStylesheet} />
        {[fraunces, figtree].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <EarlyTapRecorder />
      </head>
      <body>
        <LanguageProvider value={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
        <EarlyTapReplay />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export { StorefrontError as ErrorBoundary } from './storefront/layout/storefront-layout.tsx'
