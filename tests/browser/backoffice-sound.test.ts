import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

declare global {
  interface Window {
    /** How many tones were played. */
    tones: number
  }
}

test('with the sound on, the open office is heard when a message arrives, and only then @phone', async ({
  backoffice,
  request,
}) => {
  await backoffice.addInitScript(() => {
    window.tones = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      window.tones += 1
      start.call(this, when)
    }
  })
  const tones = () => backoffice.evaluate(() => window.tones)
  const askAgain = () => backoffice.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const write = (from: string) =>
    request.post('/api/contact', {
      data: { name: 'Amel', email: `${from}@sounds.example`, description: 'Is the bowl deep?' },
    })
  await openHydrated(backoffice, '/admin/account/notifications')
  expect((await write('first')).ok()).toBe(true)
  await Promise.all([backoffice.waitForResponse(/\/admin\/waiting\.data/), askAgain()])
  expect(await tones(), 'it is off at first').toBe(0)

  await backoffice.getByLabel('Play a sound when an order').check()
  expect(await tones(), 'an example').toBe(2)
  await Promise.all([backoffice.waitForResponse(/\/admin\/waiting\.data/), askAgain()])
  expect(await tones(), 'nothing is new').toBe(2)
  await openHydrated(backoffice, '/admin')
  expect((await write('second')).ok()).toBe(true)
  await askAgain()
  await expect.poll(tones).toBe(2)
})
