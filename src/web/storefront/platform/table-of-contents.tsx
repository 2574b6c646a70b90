import { Link } from 'react-router'
import { platformMessages as platform } from '#page-messages/platform.ts'

/** Links to the sections of the page; beside them on wide screens. */
export function TableOfContents({ hasSamples }: { hasSamples: boolean }) {
  const chapters = [
    { id: 'what', name: platform.what.heading },
    { id: 'ordering', name: platform.ordering.heading },
    { id: 'returns', name: platform.returns.heading },
    { id: 'makers', name: platform.makers.heading },
    { id: 'founder', name: platform.founder.heading },
    { id: 'personal-data', name: platform.personalData.heading },
    ...(hasSamples ? [{ id: 'samples', name: platform.samples.heading }] : []),
    { id: 'seller', name: platform.seller.heading },
  ]
  return (
    <nav aria-labelledby="contents" className="self-start rounded-card bg-sand/60 p-5 lg:sticky lg:top-24">
      <p id="contents" className="px-2 font-semibold text-sm">
        {platform.contents}
      </p>
      <ul className="mt-2 sm:columns-2 lg:columns-1">
        {chapters.map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={`#${id}`}
              className="block px-2 py-2.75 text-door leading-snug hover:underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
