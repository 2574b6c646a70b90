import type { ReactNode } from 'react'
import { lostLineMessages } from '#messages/lost-line.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'

interface InsteadOfPageProps {
  /** Stands in a door over the words. */
  readonly sign: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Says why a page is not shown, with a way on from it. */
export function InsteadOfPage({ sign, title, text, children }: InsteadOfPageProps) {
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

/** Where one may go from there. What else can be done comes first; where that is nothing, to look around does. */
export function WaysOn({ children }: { children?: ReactNode }) {
  const words = useMessages(lostLineMessages)
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {children}
      <PageButton to="/shop" variant={children ? 'outline' : 'primary'}>
        {words.toShop}
      </PageButton>
      <PageButton to="/" variant="outline">
        {words.backHome}
      </PageButton>
    </div>
  )
}
