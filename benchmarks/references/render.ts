// Renders the React tree of one page repeatedly, without HTTP, loading data or compression. Receives a number of
// milliseconds and responds with the renders a second.

import { createElement } from 'react'
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router'
import { connect } from '#database/connect.ts'
import { noRequest } from '#domain/marketplace.ts'
import { publicSaleTerms } from '#domain/sale-terms/public-sale-terms.ts'
import { defaultPromises, defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { loadPages } from '#server/pages.ts'
import { buildOfSide } from '#server/side-build.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'
import { pageContext } from '#web/page-context.ts'
import { renderPage } from '#web/rendering/render-page.ts'

const [, , databaseUrl = '', url = ''] = process.argv
const context = await contextOf(url)
const data = await new Response(context.serverHandoffStream).arrayBuffer()
/** React Router reads the handoff stream while it renders, so each render gets a new one. */
const render = () => {
  const page = { ...context, renderMeta: {}, serverHandoffStream: new Blob([data]).stream() }
  return renderPage({ page: createElement(ServerRouter, { context: page, url, nonce: '-' }), nonce: '-', onError })
}
// Lazy modules are loaded by the first render.
await render()

process.on('message', async (milliseconds: number) => {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let count = 0
  while (performance.now() - startedAt < milliseconds) {
    await render()
    count += 1
  }
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - startedAt) / 1000
  process.send?.({ value: count / seconds, cpu: (user + system) / count })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

/** The context that React Router passes to the render function of a page. */
async function contextOf(url: string): Promise<EntryContext> {
  const { database, close } = connect({ url: databaseUrl })
  const { promise: received, resolve: receive } = Promise.withResolvers<EntryContext>()
  const { pages } = buildOfSide((await loadPages()).en, 'storefront')
  const capture: ServerBuild['entry']['module']['default'] = async (_request, _status, _headers, context) => {
    receive(context)
    return new Response()
  }
  const build = { ...pages, entry: { module: { ...pages.entry.module, default: capture } } }
  const marketplace = marketplaceOn(database, noImages)
  const environment = {
    marketplace,
    shopFacts: async () => ({
      shopProfile: defaultShopProfile,
      saleTerms: publicSaleTerms(defaultSaleTerms, defaultPromises, { hasGateway: false }),
      categories: localizeCategories(builtInShopCategories, { locale: 'en', mainLocale: 'en' }),
    }),
    publicUrl: new URL(url).origin,
    language: { locale: 'en', prefix: undefined, mainLocale: 'en' } as const,
    minFormSeconds: 1,
    takeReadTurn: noRequest.takeTurn,
  }
  await createRequestHandler(build, 'production')(new Request(url), pageContext(environment))
  const context = await received
  await close()
  return context
}

function onError(error: unknown): never {
  throw error
}
