import { defineConfig } from '@playwright/test'

/** Nothing may be fetched behind the tests' back. */
const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

/** Journeys without a tag run at both widths; those in which the width decides nothing, or only one has it, at one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A journey that only passes the second time is reported as flaky: a machine may stall, a shop may not.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
  ],
})
