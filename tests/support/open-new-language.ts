// Run by tests/new-language.test.ts in a copy of the project with another language: prints pages and an email in it as
// JSON.

import type { Locale } from '#domain/locale.ts'
import { dinars } from '#domain/money.ts'
import { emailMessagesIn } from '#emails/email-messages.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from './test-shop.ts'

const locale = process.argv[2] as Locale

await using shop = await openTestShop()
const product = await shop.sells({ regularPrice: dinars(45) })
const app = testApp(shop.marketplace)
const pages: Record<string, string> = {}
for (const url of [`/${locale}/shop`, `/${locale}/product/${product.id}`])
  pages[url] = await (await app.request(url)).text()
console.log(JSON.stringify({ pages, email: emailMessagesIn(locale).orderRecap.subject('H-1') }))
