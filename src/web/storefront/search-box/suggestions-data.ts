import { suggestWhileTyping } from '#domain/catalog/suggestions/suggest-while-typing.ts'
import { withCategories } from '#domain/categories/list-categories.ts'
import { localizeCategories } from '#web/localize-categories.ts'
import { languageIn, marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/suggestions-data'

/** What the search box offers for the text that is being typed, as JSON. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const marketplace = marketplaceIn(context)
  const suggestions = await withCategories(marketplace, (categories) =>
    suggestWhileTyping(marketplace, typed, localizeCategories(categories, languageIn(context))),
  )
  return Response.json(suggestions, {
    headers: { 'X-Robots-Tag': 'noindex' },
  })
}
