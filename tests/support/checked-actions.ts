import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { ServerBuild } from 'react-router'
import { locales } from '#domain/locale.ts'
import type { Pages } from '#server/pages.ts'

/** Not locks of rows. */
const writing = /\b(insert into|(?<!for |key )update|delete from) "?[a-z]/i

/** What is written whether or not an action makes its change. */
const besideChanges = /\b(rate_limits_used|operator_sessions)\b/

/**
 * Routes and their outcomes whose form can be sent again without harm: it carries a key, makes anew what nobody has
 * seen, or finds what it has written.
 */
const repeatable = new Set([
  'backoffice/account/second-factor-page renewed',
  'backoffice/handovers/handover-page nothing-to-hand-over',
  'backoffice/stock-taking/stock-taking-page',
  'backoffice/team/team-page link',
  // A photo that was sent with it is stored, and used when the form is sent again.
  'backoffice/products/new-product-page invalid',
  'storefront/checkout/checkout-page placed',
  'studio/phones/phones-page code',
])

const writes = new AsyncLocalStorage<string[]>()

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const sent = Reflect.apply(query, this, given) as unknown
  const written = writes.getStore()
  if (!written || !(sent instanceof Promise)) return sent
  const [first] = given
  const text = typeof first === 'string' ? first : String((first as { text?: string } | null)?.text)
  if (/^\s*rollback/i.test(text)) written.splice(0)
  if (!writing.test(text) || besideChanges.test(text)) return sent
  sent.then(
    ({ command, rowCount }: pg.QueryResult) => {
      if (command === 'SELECT' || rowCount) written.push(text)
    },
    () => {},
  )
  return sent
} as typeof query

/**
 * The pages, whose actions throw when one has written something and neither redirects nor says that it is done
 * (`web/http/done.ts`).
 */
export function withCheckedActions(pages: Pages): Pages {
  const checked = locales.map((locale) => [locale, checkedBuild(pages[locale])] as const)
  return Object.fromEntries(checked) as Pages
}

function checkedBuild(build: ServerBuild): ServerBuild {
  const { isDone } = build.entry.module as typeof build.entry.module & { isDone(result: unknown): boolean }
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action
    if (!route || !action) return [id, route]
    const checked: typeof action = async (given) => {
      const written: string[] = []
      const result = await writes.run(written, () => action(given))
      const { data: answer = result, init } = (result ?? {}) as { data?: unknown; init?: ResponseInit }
      if (answer instanceof Response || (init?.status ?? 200) >= 400) return result
      const { outcome } = (answer ?? {}) as { outcome?: string }
      const isUnsaid = answer !== null && written.length > 0 && !isDone(answer)
      if (isUnsaid && !repeatable.has(outcome ? `${id} ${outcome}` : id))
        throw new Error(`The action of ${id} is not done (${outcome}), and has written: ${written.join('; ')}`)
      return result
    }
    return [id, { ...route, module: { ...route.module, action: checked } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
