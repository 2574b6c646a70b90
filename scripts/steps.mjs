// What `npm start`, `npm test` and their kin need done first. Plain JavaScript without dependencies: it runs on
// whatever Node the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

export function inProject(...parts) {
  return path.join(projectDirectory, ...parts)
}

/** The pinned Node of the project, which everything after the installation runs on. */
export const node = inProject('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

export function tell(line) {
  console.log(line)
}

/**
 * Installs what the lockfile says, once for each lockfile. `everything` includes what only development needs. Not
 * `npm ci`, which refuses a lockfile made where some other platform's variant of a package could not be had.
 */
export function installPackages({ everything }) {
  const wanted = digestOf(['package.json', 'package-lock.json'])
  const stamp = inProject('node_modules/.hirfa-installed')
  const [installed, extent] = readText(stamp).split(' ')
  if (installed === wanted && existsSync(node) && (extent === 'everything' || !everything)) return

  // Who had the development packages keeps them.
  const includesDevelopment = everything || extent === 'everything'

  tell('Installing packages (once, about a minute)')
  rmSync(stamp, { force: true })
  runNpm(['install', '--no-save', includesDevelopment ? '--include=dev' : '--omit=dev'])
  writeFileSync(stamp, `${wanted} ${includesDevelopment ? 'everything' : 'production'}`)
}

const pageSources = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'public',
  'messages',
  'src/web',
  'src/domain',
]

/** Builds the pages, unless the last build was made from the same files. With `mayFail`, answers whether they are built. */
export function buildPages({ mayFail = false } = {}) {
  const wanted = digestOf(pageSources)
  const stamp = inProject('build/.hirfa-built')
  if (readText(stamp) === wanted) return true

  tell('Building pages')
  rmSync(inProject('build'), { recursive: true, force: true })
  if (!runTool('react-router', ['build'], { quiet: true, mayFail })) return false
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** The package each command line tool comes with. */
const toolPackages = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  'react-router': '@react-router/dev',
  tsc: 'typescript-7',
}

/**
 * Runs a command line tool on the pinned Node. `quiet` shows its words only when it fails. A failure ends this process,
 * unless it `mayFail`: then the answer says whether it went well.
 */
export function runTool(name, args, { quiet = false, mayFail = false } = {}) {
  const folder = inProject('node_modules', toolPackages[name])
  const { bin } = JSON.parse(readText(path.join(folder, 'package.json')))
  const program = path.join(folder, typeof bin === 'string' ? bin : bin[name])
  const result = spawnSync(node, [program, ...args], {
    cwd: projectDirectory,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: environment(),
  })
  if (result.status === 0) return true
  if (quiet) process.stderr.write(Buffer.concat([result.stdout, result.stderr].filter(Boolean)))
  if (!mayFail) process.exit(result.status ?? 1)
  return false
}

/** Runs a program on the pinned Node. A failure ends this process. */
export function runNode(args) {
  const { status } = spawnSync(node, args, { cwd: projectDirectory, stdio: 'inherit', env: environment() })
  if (status !== 0) process.exit(status ?? 1)
}

/** Starts a program on the pinned Node. The child hears when this process dies, by its channel to it. */
export function startNode(args, settings) {
  return spawn(node, args, {
    cwd: projectDirectory,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(settings),
  })
}

/**
 * Runs a test runner on the pinned Node, shows what it says, and reads its last figures: how many tests `passed` and
 * `failed`, each by a pattern whose group holds a number.
 */
export async function countTests(args, { passed, failed, settings = {} }) {
  const child = spawn(node, args, {
    cwd: projectDirectory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment(settings),
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    process.stdout.write(chunk)
    // What failed stands behind the counts, and may be several pages of HTML.
    text = (text + chunk).slice(-20_000_000)
  })
  const status = await new Promise((resolve) => child.on('close', resolve))
  const sum = (pattern) => [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0)
  return { status, passed: sum(passed), failed: sum(failed) }
}

/** The pinned Node comes first, so that tools that start `node` themselves get it too. */
function environment(settings = {}) {
  return { ...process.env, ...settings, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) }
}

/** Runs npm, the one that runs us if there is one. */
export function runNpm(args, { mayFail = false } = {}) {
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const result = spawnSync(program, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (result.status === 0 || mayFail) return
  console.error('The packages could not be installed. Is the npm registry reachable?')
  process.exit(result.status ?? 1)
}

/** One digest of files and of everything in folders, names included. Tests are left out: nothing is built from them. */
function digestOf(entries) {
  const hash = createHash('sha256')
  const visit = (entry) => {
    const file = inProject(entry)
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(entry, name))
    } else if (!/\.test\.tsx?$/.test(entry)) {
      hash.update(`${entry}\0`).update(readFileSync(file)).update('\0')
    }
  }
  entries.forEach(visit)
  return hash.digest('hex')
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
