import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import type { FormFields, ShopIds } from '#tests/support/backoffice-forms/forms-by-route.ts'
import { backofficeForms } from '#tests/support/backoffice-forms.ts'
import { backofficeRoutes } from '#tests/support/backoffice-routes.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { asOperator } from '#tests/support/operators.ts'
import { sheetOfBowls, uploadAndRead } from '#tests/support/product-imports.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { loadPages } from './pages.ts'
import { sideOfRoute } from './side-build.ts'

/** Values that no page sends: no number, a number beyond a column, no text for PostgreSQL, no shape of JSON. */
const hostileValues = [
  ...['9007199254740991', 'a\0b', '[null]', 'abc', '', '2147483648', '{"__proto__":{}}', '-1', '__proto__', '1.5'],
  ...['x'.repeat(6000), 'null', '9'.repeat(30), '[{}]', '+275760-09-13T00:00:00Z', '0', '{"customer":null}'],
]

/** How many of the values each field gets; over all fields every value has its turn. */
const valuesPerField = isLongRun ? hostileValues.length : 1

/** How many of the values each page gets as ids and parameters; over all pages every value has its turn. */
const valuesPerPage = isLongRun ? hostileValues.length : 2

/** Returns the names of the query parameters that have been read, which grow while pages read more. */
function recordParameters(t: TestContext): ReadonlySet<string> {
  const names = new Set<string>()
  for (const method of ['get', 'getAll', 'has'] as const) {
    const read = URLSearchParams.prototype[method] as (name: string) => never
    t.mock.method(URLSearchParams.prototype, method, function (this: URLSearchParams, name: string) {
      // By this one the framework asks for the data of some routes only.
      if (name !== '_routes') names.add(name)
      return read.call(this, name)
    })
  }
  return names
}

test('no query parameter and no id makes a page of the back office fail', async (t) => {
  await using shop = await openTestShop()
  await fill(shop)
  const parameters = recordParameters(t)
  const ask = await openBackofficeBrowser(shop, 'owner')
  const failures: string[] = []
  const check = async (path: string) => {
    const { status } = await ask(path)
    if (status >= 500) failures.push(`${status} ${decodeURIComponent(path).slice(0, 2000)}`)
  }
  for (const { path } of Object.values(backofficeRoutes)) await check(path)
  assert.ok(parameters.size > 40)
  for (const [place, { path }] of Object.values(backofficeRoutes).entries())
    for (const turn of Array.from({ length: valuesPerPage }, (_, index) => place * valuesPerPage + index)) {
      const value = hostileValues[turn % hostileValues.length] ?? ''
      // Over all turns every parameter has every value, and the others have other values.
      const query = [...parameters].map((name, place) => [
        name,
        hostileValues.at((place + turn) % hostileValues.length) ?? '',
      ])
      await check(`${path.replace(/\?.*/, '')}.data?${new URLSearchParams(query)}`)
      if (/\/1\b/.test(path)) await check(path.replace(/\/1\b/, `/${encodeURIComponent(value || ' ')}`))
    }
  assert.deepEqual(failures, [])
})

test('every action of the back office has valid forms to vary', async () => {
  const { en: pages } = await loadPages()
  const actions = Object.values(pages.routes).flatMap((route) => (route?.module.action ? [route.id] : []))
  const noIds = {
    ...{ product: 1, size: 1, order: 1, otherOrder: 2, store: 1, comment: 1, message: 1, planRequest: 1, issue: 1 },
    ...{ promotion: 1, email: 1, import: 1 },
  }
  assert.deepEqual(
    Object.keys(backofficeForms(noIds)).sort(),
    actions.filter((id) => sideOfRoute(pages, id) === 'backoffice').sort(),
  )
})

test('no field makes an action of the back office fail: missing, twice, too long, no text, a number too large', async () => {
  await using shop = await openTestShop()
  const ids = await fill(shop)
  const failures: string[] = []
  let turn = 0
  for (const { path, forms } of Object.values(backofficeForms(ids)))
    for (const form of forms) {
      const ask = await openBackofficeBrowser(shop, 'owner')
      for (const body of [
        Object.entries(form),
        ...Object.keys(form).flatMap((name) => variationsOf(form, name, turn++)),
      ]) {
        const { status } = await ask(path.replace(/(?=\?|$)/, '.data'), {
          method: 'POST',
          body: new URLSearchParams(body),
        })
        if (status >= 500) failures.push(`${status} ${path} ${JSON.stringify(body).slice(0, 1000)}`)
      }
    }
  assert.deepEqual(failures, [])
})

/**
 * The form without the field, with the field twice, and with other values in it; in a short run one of these by turns.
 */
function variationsOf(form: FormFields, name: string, turn: number): [string, string][][] {
  const others = Object.entries(form).filter(([other]) => other !== name)
  const own = form[name] ?? ''
  const values = Array.from({ length: valuesPerField }, (_, index) =>
    hostileValues.at((turn * valuesPerField + index) % hostileValues.length),
  )
  const withValues = [...values, 'a\0b'].map((value = ''): [string, string][] => [[name, value], ...others])
  const variations = [others, [[name, own], [name, own], ...others] satisfies [string, string][], ...withValues]
  return isLongRun ? variations : variations.slice(turn % variations.length).slice(0, 1)
}

async function fill(shop: TestShop): Promise<ShopIds> {
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells()
  const person = { name: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  const placed = await shop.order([{ product }])
  const again = await shop.order([{ product }])
  assert.ok(placed.outcome === 'placed' && again.outcome === 'placed')
  await postComment(office, {
    productId: product.id,
    authorName: 'Amel',
    email: person.email,
    phone: person.phone,
    body: 'Good.',
  })
  const message = await postContactMessage(office, { name: 'Amel', email: person.email, message: 'Hello' })
  const planRequest = await requestPlan(office, { ...person, plan: 'gold', project: 'Dar', description: 'Pots' })
  const { id: issue } = await createIssue(office, { subject: 'Wool', body: 'Soft.' })
  await schedulePromotion(office, {
    ...{ productId: product.id, renewsWeekly: false },
    ...{ startsAt: new Date('2026-03-10T09:00:00Z'), endsAt: new Date('2026-03-17T09:00:00Z') },
  })
  const { db } = shop.marketplace
  const idIn = async (table: 'comments' | 'weekly_promotions' | 'emails' | 'stores') =>
    (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  return {
    ...{
      product: product.id,
      size: product.sizes[0]?.id ?? 0,
      order: placed.order.id,
      otherOrder: again.order.id,
      store: await idIn('stores'),
    },
    ...{ comment: await idIn('comments'), promotion: await idIn('weekly_promotions'), email: await idIn('emails') },
    import: await uploadAndRead(shop.system, product.store.id, sheetOfBowls(2)),
    ...{ message, planRequest, issue },
  }
}
