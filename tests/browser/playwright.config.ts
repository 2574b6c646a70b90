import { defineConfig } from '@playwright/test'

/** Disables the browser's own background requests. */
const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Tests that only `npm run test:long` runs are tagged `@long`. */
const leftOut = process.env.LONG_TESTS === 'on' ? [] : [/@long/]

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

/** Tests without a tag run at both widths. Those that do not depend on the width, or exist at one only, run at one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A test also waits for the page to settle, so two cores serve more than two.
  workers: 3,
  // A test that passes only on its second run is reported as flaky: a busy machine may cause a timeout.
  retries: 1,
  // Only what never happens waits so long: on a busy machine a photo is read within half a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: [/@desktop/, ...leftOut] },
    { name: 'desktop', use: desktop, grepInvert: [/@phone/, ...leftOut] },
  ],
})
