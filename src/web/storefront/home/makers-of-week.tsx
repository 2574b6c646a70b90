import { homeMessages } from '#messages/home.ts'
import { useMessages } from '../../text/messages.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { MakerCard } from '../maker-card.tsx'
import type { MakerOnCard } from '../to-maker.ts'

/** Who is behind the pieces: a few makers, others each week. */
export function MakersOfWeek({ makers }: { makers: readonly MakerOnCard[] }) {
  const words = useMessages(homeMessages).makers
  return (
    <section aria-labelledby="makers" className="page mt-18 sm:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="makers" className="text-3xl sm:text-4xl">
            {words.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{words.text}</p>
        </div>
        <PageLink
          to="/stores"
          className="inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline"
        >
          {words.seeAll}
        </PageLink>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {makers.map((maker) => (
          <li key={maker.id} className="sm:max-lg:nth-3:hidden">
            <MakerCard maker={maker} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
