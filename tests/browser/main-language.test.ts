import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test.afterEach(({ site }) => site.setMainLocale('en'))

test('after a change of the main language the next page is loaded as a document of its language, going back too @desktop', async ({
  page,
  site,
}) => {
  const language = page.locator('html')
  await site.setMainLocale('fr')
  await openHydrated(page, '/stores')
  await page.getByRole('navigation').first().locator('a[href^="/shop"]').first().click()
  await expect(page).toHaveURL(/\/shop/)
  await expect(language).toHaveAttribute('lang', 'fr')

  await site.setMainLocale('en')
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(language).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()

  await site.setMainLocale('fr')
  await openHydrated(page, '/stores')
  await page.getByRole('navigation').first().locator('a[href^="/shop"]').first().click()
  await expect(page).toHaveURL(/\/shop/)
  await site.setMainLocale('en')
  await page.goBack()
  await expect(page).toHaveURL(/\/stores$/)
  await expect(language).toHaveAttribute('lang', 'en')
})

test('a form that is sent after a change of the main language keeps its page and its answer @desktop', async ({
  page,
  site,
}) => {
  await site.setMainLocale('fr')
  await openHydrated(page, '/contact')
  await site.setMainLocale('en')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=name]').fill('Amel')
  await form.locator('[name=email]').fill('main-language@example.tn')
  await form.locator('[name=description]').fill('Livrez-vous à Tozeur ?')
  const revalidated = page.waitForResponse(/\/contact\.data$/)
  await form.locator('button[type=submit]').click()
  await revalidated
  await expect(page.getByRole('main').locator('form [aria-live]')).not.toBeEmpty()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
