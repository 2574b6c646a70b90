import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { endProcess } from '#tests/support/end-process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type BrowserPage, windowSize } from './browser-page.ts'
import { openWebDriverPage } from './webdriver.ts'

/** Without it the window's toolbar is wider than a phone. */
const narrowToolbar = 'entry, button, toolbutton { min-width: 0; padding: 0; margin: 0; }'

/** Opens WebKitGTK, which has the engine of Safari, on a display in memory. */
export async function openWebKit(): Promise<BrowserPage> {
  await using opened = new AsyncDisposableStack()
  const { width, height } = windowSize
  const display = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  opened.defer(() => endProcess(display))
  const [displayNumber] = await once(display.stdout, 'data')
  const settings = await mkdtemp(path.join(os.tmpdir(), 'hirfa-webkit-'))
  opened.defer(() => rm(settings, { recursive: true, force: true }))
  await mkdir(path.join(settings, 'gtk-3.0'))
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), narrowToolbar)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      ...{ DISPLAY: `:${String(displayNumber).trim()}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
    },
    stdio: 'ignore',
  })
  opened.defer(() => endProcess(driver))
  const page = opened.use(await openWebDriverPage(`http://127.0.0.1:${port}`, windowSize))
  const closing = opened.move()
  return { ...page, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}
