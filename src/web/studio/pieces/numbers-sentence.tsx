import { Link } from 'react-router'
import type { NumbersOfStore } from '#domain/store-interest/get-store-numbers.ts'
import { studioNumbersMessages as messages } from '#page-messages/studio-numbers.ts'
import { studioPlanMessages } from '#page-messages/studio-plan.ts'
import { studioHelpPath } from '#web/paths/studio-paths.ts'
import { weekSentences } from '#web/text/week-sentences.ts'

/** How often the store is seen, found and kept, and what was sold; or which plan says so. */
export function NumbersSentence({ of }: { readonly of: NumbersOfStore }) {
  if (of.outcome === 'not-allowed') {
    if (!of.allowedBy) return
    return <p className="text-ink-soft">{messages.allowedBy(studioPlanMessages.plans[of.allowedBy])}</p>
  }
  const [thisWeek, lastWeek] = weekSentences(of)
  return (
    <div>
      <p className="text-lg">{thisWeek}</p>
      {lastWeek !== undefined && <p className="mt-1 text-ink-soft">{lastWeek}</p>}
      <Link to={studioHelpPath()} className="-mb-3 inline-flex min-h-11 items-center text-link">
        {messages.whatTheyMean}
      </Link>
    </div>
  )
}
