import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a banner gets a photo and is translated in the tab of a language, chosen by keyboard, and visitors see it @phone', async ({
  backoffice,
}) => {
  await openHydrated(backoffice, '/admin/home-page')
  const form = backoffice.locator('details').nth(3)
  await form.locator('summary').click()
  await form.getByRole('tab', { name: 'Français', exact: true }).click()
  await expect(form.getByText('There is nothing to translate into this language.').first()).toBeVisible()
  await form.getByRole('tab', { name: 'English', exact: true }).click()
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#5e6b2f' } })
    .jpeg()
    .toBuffer()
  await form
    .getByLabel('Take or choose a photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(form.getByText('The new picture is shown once you save.')).toBeVisible()
  await form.getByLabel('Headline').fill('Woven in spring')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The home page shows it now')).toBeVisible()

  const [english, french] = [form.getByRole('tab', { name: /^English/ }), form.getByRole('tab', { name: /^Français/ })]
  await english.press('ArrowRight')
  await expect(french).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Link' })).toBeHidden()
  const headline = form.getByRole('tabpanel', { name: /^Français/ }).getByLabel('Headline')
  await expect(headline).toHaveAttribute('lang', 'fr')
  await headline.fill('')
  const before = (await french.textContent()) ?? ''
  await headline.pressSequentially('Tissé au printemps')
  await expect(french).not.toHaveText(before)
  // The notice of the first save is still there.
  const saved = backoffice.waitForResponse((response) => response.request().method() === 'POST')
  await form.getByRole('button', { name: 'Save' }).click()
  await saved
  await backoffice.goto('/fr')
  await expect(backoffice.getByText('Tissé au printemps').first()).toBeAttached()
  await backoffice.goto('/')
  await expect(backoffice.getByText('Woven in spring').first()).toBeAttached()
})

test('Ctrl and Enter save a translation and go to the next empty text, and its form shows it in its tab @desktop', async ({
  backoffice,
}) => {
  await openHydrated(backoffice, '/admin/newsletter/new')
  await backoffice.getByLabel('Subject').fill('Wool is here')
  await backoffice.getByLabel('Text').fill('Soft and warm.')
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(backoffice.getByRole('tab', { name: /0 of 2 texts/ })).toHaveCount(2)
  const path = new URL(backoffice.url()).pathname

  await openHydrated(backoffice, `/admin/translations?to=ar&thing=issue:${path.split('/').at(-1)}`)
  const subject = backoffice.locator('[name="translation-ar-subject"]')
  const body = backoffice.locator('[name="translation-ar-body"]')
  await subject.fill('وصل الصوف')
  await subject.press('Control+Enter')
  await expect(body).toBeFocused()
  await expect(backoffice.getByText('1 of 2 texts')).toBeAttached()
  await body.fill('ناعم ودافئ.')
  await body.press('Control+Enter')
  await expect(backoffice.getByText('2 of 2 texts')).toBeAttached()

  await openHydrated(backoffice, path)
  const arabic = backoffice.getByRole('tab', { name: /^العربية 2 of 2 texts/ })
  await backoffice.getByRole('tab', { name: /^English/ }).press('End')
  await expect(arabic).toBeFocused()
  await expect(backoffice.getByRole('tabpanel').getByLabel('Subject')).toHaveValue('وصل الصوف')

  await backoffice.getByRole('tab', { name: /^Français/ }).click()
  await backoffice.getByRole('tabpanel').getByLabel('Subject').fill('La laine est là')
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(backoffice.getByText('The draft is saved.')).toBeVisible()
  const french = backoffice.getByRole('tab', { name: /^Français 1 of 2 texts/ })
  await expect(french).toBeVisible()

  const subjectInFrench = backoffice.getByRole('tabpanel', { name: /^Français/ }).getByLabel('Subject')
  await subjectInFrench.evaluate((input) => input.removeAttribute('maxlength'))
  await subjectInFrench.fill('é'.repeat(121))
  await backoffice.getByRole('tab', { name: /^English/ }).click()
  await backoffice.getByRole('button', { name: 'Save the draft' }).click()
  await expect(french).toHaveAttribute('aria-selected', 'true')
  await expect(backoffice.getByText('At most 120 characters, please.')).toBeVisible()
})
