// Renders the tree of a page, whose data are read once, to a string, again and again: no HTTP, no data, no compression.
// Asked for so many milliseconds, it answers how many it has made.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router'
import { connect } from '#database/connect.ts'
import { usualHouse } from '#domain/house/house.ts'
import { placingInBatches } from '#domain/orders/place-in-batches.ts'
import { loadPages } from '#server/pages.ts'
import { shopPages } from '#server/shop-pages.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'
import { pageContext } from '#web/page-context.ts'
import { textOf, withData } from '#web/render-whole.ts'

const [, , databaseUrl = '', url = ''] = process.argv
const context = await contextOf(url)
const data = await textOf(context.serverHandoffStream)
const render = () => renderToString(createElement(ServerRouter, { context: withData(context, data), url, nonce: '-' }))
// Code that a page loads when it is first shown is there afterwards.
render()
await new Promise((resolve) => setTimeout(resolve, 200))

process.on('message', (milliseconds: number) => {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let count = 0
  while (performance.now() - startedAt < milliseconds) {
    render()
    count += 1
  }
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - startedAt) / 1000
  process.send?.({ value: count / seconds, processor: (user + system) / count })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

/** Everything that React Router hands to whoever renders the page. */
async function contextOf(url: string): Promise<EntryContext> {
  const { database, close } = connect({ url: databaseUrl })
  const { promise: handed, resolve: hand } = Promise.withResolvers<EntryContext>()
  const { pages } = shopPages(await loadPages())
  const handing: ServerBuild['entry']['module']['default'] = async (_request, _status, _headers, context) => {
    hand(context)
    return new Response()
  }
  const build = { ...pages, entry: { module: { ...pages.entry.module, default: handing } } }
  const marketplace = marketplaceOn(database, { save: async () => {}, find: async () => undefined })
  const surroundings = {
    marketplace,
    placeOrder: placingInBatches(marketplace),
    house: async () => usualHouse,
    publicUrl: new URL(url).origin,
    leastFormSeconds: 1,
  }
  await createRequestHandler(build, 'production')(new Request(url), pageContext(surroundings))
  const context = await handed
  await close()
  return context
}
