import { reviewFormMessages as texts } from '#page-messages/review-form.ts'
import { ownReviewPath } from '#web/paths/review-paths.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { OwnReviewLink } from './own-review-link.ts'
import { Stars } from './stars.tsx'

interface OwnReviewLinksProps {
  readonly token: string
  readonly links: readonly OwnReviewLink[]
}

const actionOf = { new: texts.write, changeable: texts.change, settled: texts.read }

/** A link for each delivered piece of an order to what its customer says of it. */
export default function OwnReviewLinks({ token, links }: OwnReviewLinksProps) {
  return (
    <section aria-labelledby="own-reviews" className="card p-6 print:hidden">
      <h2 id="own-reviews" className="text-2xl">
        {texts.invite}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{texts.inviteText}</p>
      <ul className="mt-3 divide-y divide-sand-deep/70">
        {links.map(({ position, name, language, stars, state }) => (
          <li key={position} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0">
              <LocalText text={name} language={language?.name} />
              {stars !== undefined && <Stars stars={stars} className="block" />}
            </span>
            <PageLink to={ownReviewPath(token, position)} className="text-link font-semibold">
              {actionOf[state]}
              <span className="sr-only"> {name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
