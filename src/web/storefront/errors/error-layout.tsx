import type { ReactNode } from 'react'
import { connectionLostMessages as messages } from '#page-messages/connection-lost.ts'
import { homePath, shopPath } from '#web/paths/storefront-paths.ts'
import { PageButton } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'

interface ErrorLayoutProps {
  /** The status or an icon, drawn in an arch above the text. */
  readonly sign: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The layout of an error page, with actions below its text. */
export function ErrorLayout({ sign, title, text, children }: ErrorLayoutProps) {
  return (
    <section className="page max-w-2xl py-14 text-center sm:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p
        aria-hidden="true"
        className="arch mx-auto grid h-44 w-36 place-items-center bg-sand pt-8 font-display text-5xl text-door"
      >
        {sign}
      </p>
      <h1 className="mt-8 text-4xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-lg text-balance text-ink-soft">{text}</p>
      <ZelligeBand className="mx-auto my-8 h-4 max-w-48 text-door/45" />
      {children}
    </section>
  )
}

/** The actions of an error page: its own first, if any, and then links to the shop and the home page. */
export function ErrorActions({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {children}
      <PageButton to={shopPath()} variant={children ? 'outline' : 'primary'}>
        {messages.toShop}
      </PageButton>
      <PageButton to={homePath()} variant="outline">
        {messages.backHome}
      </PageButton>
    </div>
  )
}
