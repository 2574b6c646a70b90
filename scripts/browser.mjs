// Finds or installs a browser for the browser tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, node, report, runNpm } from './steps.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of a Chromium or Chrome that runs on this machine. Without one, prints what to install and exits
 * with 1. With `isHeadless` the one packaged for npm comes first, unless CHROME_PATH names another: it is Chromium's
 * headless shell, which opens pages without the windows of a browser around them, for a quarter of their processor
 * time.
 */
export function findBrowser({ isHeadless = false } = {}) {
  const packaged = isHeadless && !process.env.CHROME_PATH ? packagedBrowser() : undefined
  const browser = packaged ?? installedBrowser() ?? debianBrowser() ?? packagedBrowser()
  if (browser) return browser
  console.error('The browser tests need Chromium or Chrome: install one of them, then run npm test again.')
  process.exit(1)
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...otherPlaces,
  ]
  return candidates.find((candidate) => candidate && existsSync(candidate) && runs(candidate))
}

/** Installs Debian's package if the process runs as root on Debian. */
function debianBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  report('Installing Chromium from Debian')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env: environment })
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env: environment,
  })
  return installedBrowser()
}

/** Installs a Chromium packaged for npm, in a folder of its own, since few machines need it. Only Linux runs it. */
function packagedBrowser() {
  if (process.platform !== 'linux') return undefined
  const { version } = JSON.parse(readFileSync(inProject('scripts/browser-package.json'), 'utf8'))
  const folder = inProject('node_modules/.cache/hirfa-browser', version)
  const entry = path.join(folder, 'node_modules/@sparticuz/chromium/build/index.js')
  if (!existsSync(entry)) {
    report('Installing Chromium from the npm registry')
    mkdirSync(folder, { recursive: true })
    runNpm(['install', '--prefix', folder, '--no-save', `@sparticuz/chromium@${version}`], { mayFail: true })
  }
  if (!existsSync(entry)) return undefined
  // Unpacked in a child process on the pinned Node: the package does not run on older ones. It unpacks to TMPDIR, once.
  const unpack = `import chromium from ${JSON.stringify(pathToFileURL(entry))}; console.log(await chromium.executablePath())`
  const env = { ...process.env, TMPDIR: folder }
  const browser = spawnSync(node, ['--input-type=module', '--eval', unpack], { encoding: 'utf8', env }).stdout.trim()
  if (runs(browser)) return browser
  // One that was unpacked in part is not kept.
  rmSync(path.join(folder, 'chromium'), { force: true })
  return undefined
}

function runs(browser) {
  return spawnSync(browser, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}
