import { requireOperator } from '#domain/operators/require-operator.ts'
import { getShowcase } from '#domain/showcase/get-showcase.ts'
import { heroPlaces, tilePlaces } from '#domain/showcase/showcase.ts'
import { readForm } from '../../read-form.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/showcase-page'
import { PlaceForm } from './place-form.tsx'
import { savePlace } from './showcase-action.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireOperator(office, 'staff')
  return { showcase: await getShowcase(office) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireOperator(office, 'staff')
  return savePlace(office, await readForm(request))
}

/** Every place of the home page that has a picture of the house. */
export default function ShowcasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { showcase: words } = useOfficeMessages()
  const parts = [
    { title: words.carousel, places: heroPlaces },
    { title: words.tiles, places: tilePlaces },
  ]
  return (
    <div className="mx-auto max-w-4xl">
      <OfficeTitle title={words.title} />
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-1 text-ink-soft">{words.text}</p>
      <a
        href="/"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-door underline underline-offset-4"
      >
        {words.seeHome}
      </a>
      {parts.map(({ title, places }) => (
        <section key={title} className="mt-6">
          <h2 className="text-2xl">{title}</h2>
          <div className="mt-3 grid items-start gap-4 md:grid-cols-2">
            {places.map((place) => (
              <PlaceForm
                key={place}
                place={place}
                picture={loaderData.showcase[place]}
                pageAnswer={actionData?.place === place ? actionData : undefined}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
