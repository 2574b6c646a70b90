import { suggestWhileTyping } from '#domain/catalog/suggestions/suggest-while-typing.ts'
import { categoryMessages } from '#page-messages/categories.ts'
import { marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/suggestions-data'

/** What the search box offers for the text that is being typed, as JSON. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await suggestWhileTyping(marketplaceIn(context), typed, categoryMessages), {
    headers: { 'X-Robots-Tag': 'noindex' },
  })
}
