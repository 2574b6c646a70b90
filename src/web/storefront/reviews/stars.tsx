import { reviewMessages as texts } from '#page-messages/reviews.ts'

interface StarsProps {
  /** 1 to 5. */
  readonly stars: number
  readonly className?: string
}

/** The stars of a review. */
export function Stars({ stars, className = '' }: StarsProps) {
  return (
    <span role="img" aria-label={texts.stars(stars)} className={`whitespace-nowrap text-clay ${className}`}>
      {'★'.repeat(Math.round(stars))}
      <span className="text-ink/30">{'★'.repeat(5 - Math.round(stars))}</span>
    </span>
  )
}
