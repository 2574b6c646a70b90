import { aboutMessages as about } from '#page-messages/about.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import type { CraftArticle } from './craft-articles.ts'

/** An article about a craft beside the picture of a product; every second one has its picture on the other side. */
export function CraftStory({ article: { craft, found }, isFirst }: { article: CraftArticle; isFirst: boolean }) {
  const { place, heading, paragraphs, link } = about.articles[craft]
  return (
    <article
      id={craft}
      className="flex flex-col gap-7 md:flex-row md:items-center md:justify-between md:gap-14 md:even:flex-row-reverse lg:gap-20"
    >
      {found && (
        <div className="arch aspect-4/5 w-full max-w-md shrink-0 bg-sand md:w-2/5">
          <ResponsivePicture
            picture={found.picture}
            isFirst={isFirst}
            sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 39vw, calc(100vw - 2.5rem)"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="max-w-prose md:flex-1">
        <p className="font-semibold text-clay text-sm">{place}</p>
        <h2 className="mt-1 text-3xl sm:text-4xl">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg leading-relaxed">
            {paragraph}
          </p>
        ))}
        {found && (
          <PageButton to={found.path} variant="outline" className="mt-6">
            {link}
          </PageButton>
        )}
      </div>
    </article>
  )
}
