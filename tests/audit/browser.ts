import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'

/** One browser for page visits and for Lighthouse, so that both share one cart. */
export interface Browser extends AsyncDisposable {
  readonly page: Page
  /** The remote debugging port for Lighthouse. */
  readonly port: number
}

export async function openBrowser(executablePath: string, baseURL: string): Promise<Browser> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-audit-browser-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    baseURL,
    args: [`--remote-debugging-port=${port}`, '--disable-background-networking', '--no-first-run'],
  })
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    port,
    async [Symbol.asyncDispose]() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
