import { reviewMessages as texts } from '#page-messages/reviews.ts'
import type { ShownReview } from './shown-review.ts'
import { Stars } from './stars.tsx'

/** Reviews with their photos and answers, newest first. */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ol className="divide-y divide-sand-deep/70">
      {reviews.map(({ id, stars, body, author, postedAt, postedOn, photos, answer }) => (
        <li key={id} className="py-5 first:pt-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Stars stars={stars} />
            <b dir="auto" className="min-w-0 overflow-hidden break-words">
              {author}
            </b>
            <time dateTime={postedAt} className="text-ink-soft text-sm">
              {postedOn}
            </time>
            <span className="rounded-full bg-sand px-2.5 py-0.5 text-sm">{texts.boughtHere}</span>
          </p>
          {body !== '' && (
            <p
              dir="auto"
              className="mt-1.5 max-w-prose overflow-hidden whitespace-pre-line break-words leading-relaxed"
            >
              {body}
            </p>
          )}
          {photos.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-2">
              {photos.map(({ url, smallUrl }, index) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer" className="block">
                    <img
                      src={smallUrl}
                      alt={texts.photo(index + 1)}
                      width={96}
                      height={96}
                      loading="lazy"
                      className="size-24 rounded-xl bg-sand object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {answer && (
            <div className="mt-3 max-w-prose border-sand-deep border-s-4 ps-4">
              <p className="font-semibold text-sm">{texts.answerOf[answer.as]}</p>
              <p dir="auto" className="mt-1 whitespace-pre-line break-words">
                {answer.text}
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
