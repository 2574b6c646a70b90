import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'

/** One browser that visits as people do, and that Lighthouse looks with: both see one cart. */
export interface Browser extends AsyncDisposable {
  readonly page: Page
  /** Where Lighthouse reaches it. */
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
