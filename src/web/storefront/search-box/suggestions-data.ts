import { suggestWhileTyping } from '#domain/catalog/suggestions/suggest-while-typing.ts'
import { marketplaceIn, shopFactsIn } from '#web/page-context.ts'
import type { Route } from './+types/suggestions-data'

/** What the search box offers for the text that is being typed, as JSON. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const { categories } = await shopFactsIn(context)
  return Response.json(await suggestWhileTyping(marketplaceIn(context), typed, categories), {
    headers: { 'X-Robots-Tag': 'noindex' },
  })
}
