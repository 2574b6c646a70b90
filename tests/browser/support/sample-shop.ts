// A separate process, because Playwright transpiles TypeScript itself and the shop runs on Node's type stripping.
import { globalSetup, globalTeardown } from '#tests/support/global-setup.ts'
import { prepareSamples, type SampleTemplate } from '#tests/support/sample-template.ts'

/** What a worker needs to copy the shop: the settings of the test server, and the samples there. */
export interface SampleShop extends SampleTemplate {
  readonly settings: Readonly<Record<'HIRFA_TEST_SERVER' | 'HIRFA_TEST_TEMPLATE', string>>
}

await globalSetup()
const { HIRFA_TEST_SERVER, HIRFA_TEST_TEMPLATE } = process.env
process.send?.({ settings: { HIRFA_TEST_SERVER, HIRFA_TEST_TEMPLATE }, ...(await prepareSamples()) })

process.on('disconnect', async () => {
  await globalTeardown()
  process.exit(0)
})
