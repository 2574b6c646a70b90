// Installation and build steps shared by the npm scripts. Plain JavaScript without dependencies: it runs on any Node of the
// machine, before packages are installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDeviations, linkNode, scriptedPackages } from './locked-packages.mjs'

const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

export function inProject(...parts) {
  return path.join(projectDirectory, ...parts)
}

/**
 * Returns a function that says whether npm, or whatever started this process, has ended. npm starts scripts through a shell:
 * it does not forward signals, and it survives when only npm is killed, so then its parent changes.
 */
export function hasLauncherEnded() {
  const parent = process.ppid
  const isThroughShell = process.env.npm_lifecycle_event !== undefined && !readProcess(parent).name.startsWith('npm')
  const grandparent = readProcess(parent).parent
  return () => process.ppid !== parent || (isThroughShell && readProcess(parent).parent !== grandparent)
}

/** Name and parent of a process; only on Linux. */
function readProcess(pid) {
  const [, name = '', parent] = /\((.*)\) \S (\d+)/s.exec(readText(`/proc/${pid}/stat`)) ?? []
  return { name, parent }
}

/** The pinned Node of the project, used for everything after the installation. */
export const node = inProject('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Where Node keeps compiled modules from one start to the next. A build deletes it. */
export const compileCache = inProject('build/compiled')

export function report(line) {
  console.log(line)
}

/** What npm leaves out for each extent of an installation; each has the packages of those before it. */
const omitted = {
  production: ['dev', 'peer'],
  // With the client of S3 buckets (`peerDependencies`), for shops that keep backups or pictures in one.
  bucket: ['dev'],
  everything: [],
}
const extents = Object.keys(omitted)

function usesBucket() {
  return [process.env.BACKUP_TO, process.env.IMAGES_URL].some((place) => place?.startsWith('s3:'))
}

/**
 * Installs the packages of the lockfile, once for each lockfile, and ends this process unless exactly those are installed.
 * `everything` includes development packages.
 */
export function installPackages({ everything }) {
  const wanted = digestOf(['package.json', 'package-lock.json'])
  const stamp = inProject('node_modules/.hirfa-installed')
  const [installed, installedExtent] = readText(stamp).split(' ')
  const neededExtent = everything ? 'everything' : usesBucket() ? 'bucket' : 'production'
  // What is installed is kept.
  const extent = extents[Math.max(extents.indexOf(installedExtent), extents.indexOf(neededExtent))]
  if (installed === wanted && existsSync(node) && extent === installedExtent) return

  requireWritable('Packages cannot be installed', 'node_modules')
  report('Installing packages (once, about a minute)')
  const isKnown = installed !== ''
  rmSync(stamp, { force: true })
  const deviations = (isKnown && installLocked(extent)) || []
  // What nobody knows, or differs, is installed from scratch.
  if (!isKnown || deviations.length > 0) {
    rmSync(inProject('node_modules'), { recursive: true, force: true })
    const left = installLocked(extent)
    if (left.length > 0) {
      console.error(`Packages cannot be installed as package-lock.json says:\n${left.join('\n')}`)
      process.exit(1)
    }
  }
  requireLibrariesOfNode()
  writeFileSync(stamp, `${wanted} ${extent}`)
}

/** Ends this process with a clear line if the machine lacks a library of the pinned Node, as a fresh Debian lacks libatomic. */
function requireLibrariesOfNode() {
  const { status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0 || !stderr?.includes('shared librar')) return
  const advice = stderr.includes('libatomic') ? '\nOn Debian: apt install libatomic1' : ''
  console.error(`Node does not run: ${stderr.trim()}${advice}`)
  process.exit(1)
}

/**
 * Installs, checks that every package is the one in the lockfile, and only then runs permitted install scripts. npm compares
 * each download with its digest in the lockfile. Returns the deviations; with any, no script has run.
 */
function installLocked(extent) {
  const groups = ['dev', 'peer'].map((group) => `--${omitted[extent].includes(group) ? 'omit' : 'include'}=${group}`)
  runNpm(['install', '--no-save', '--ignore-scripts', ...groups])
  const [manifest, lockfile, installed] = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) => JSON.parse(readText(inProject(name))),
  )
  const deviations = findDeviations({ manifest, lockfile, installed, omitted: omitted[extent] })
  if (deviations.length > 0) return deviations
  linkNode(inProject('node_modules'), node)
  const scripted = scriptedPackages({ manifest, installed })
  if (scripted.length > 0) runNpm(['rebuild', ...scripted])
  return []
}

/** What the pages are built from, as files and folders. */
export const pageSources = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-pages.mjs',
  'public',
  'messages',
  'src/web',
  'src/domain',
  'src/formatting',
]

/** Whether the pages are built from their sources as they are. */
export function arePagesBuilt() {
  return readText(inProject('build/.hirfa-built')) === digestOf(pageSources)
}

/** Builds the pages unless their sources are unchanged. With `mayFail`, returns whether the build succeeded. */
export function buildPages({ mayFail = false } = {}) {
  const wanted = digestOf(pageSources)
  const stamp = inProject('build/.hirfa-built')
  if (readText(stamp) === wanted) return true

  requireWritable('Pages cannot be built', 'build')
  report('Building pages')
  rmSync(inProject('build'), { recursive: true, force: true })
  if (!runQuietly([inProject('scripts/build-pages.mjs')], { mayFail })) return false
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** Ends this process with one line if a folder of the project, or the project for a missing one, cannot be written. */
function requireWritable(problem, folder) {
  for (const place of existsSync(inProject(folder)) ? [inProject(), inProject(folder)] : [inProject()]) {
    const trial = path.join(place, `.hirfa-trial-${process.pid}`)
    try {
      writeFileSync(trial, Buffer.alloc(trialBytes))
      rmSync(trial)
    } catch ({ code, message }) {
      if (existsSync(trial)) rmSync(trial)
      console.error(`${problem}: ${place} ${unwritable[code] ?? message}`)
      process.exit(1)
    }
  }
}

/** More than what file systems keep free of their own. */
const trialBytes = 64 * 1024

const unwritable = {
  EACCES: 'is not writable for this account',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is on a full disk',
}

/** The package of each command line tool. */
const toolPackages = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  'react-router': '@react-router/dev',
  tsc: 'typescript-7',
}

/** Returns the file of a command line tool, to be run on the pinned Node. */
export function programOf(name) {
  const folder = inProject('node_modules', toolPackages[name])
  const { bin } = JSON.parse(readText(path.join(folder, 'package.json')))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Runs a command line tool on the pinned Node. `quiet` prints its output only on failure. A failure ends this process. */
export function runTool(name, args, { quiet = false } = {}) {
  const run = quiet ? runQuietly : runNode
  run([programOf(name), ...args])
}

/** Runs a program on the pinned Node and prints its output only on failure, which ends this process unless `mayFail`. */
function runQuietly(args, { mayFail = false } = {}) {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: projectDirectory, stdio: 'pipe', env: environment() })
  if (status === 0) return true
  process.stderr.write(Buffer.concat([stdout, stderr].filter(Boolean)))
  if (!mayFail) process.exit(status ?? 1)
  return false
}

/** Runs a program on the pinned Node. A failure ends this process. */
export function runNode(args) {
  const { status } = spawnSync(node, args, { cwd: projectDirectory, stdio: 'inherit', env: environment() })
  if (status !== 0) process.exit(status ?? 1)
}

/** Starts a program on the pinned Node. Its IPC channel closes when this process ends. */
export function startNode(args, settings) {
  return spawn(node, args, {
    cwd: projectDirectory,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(settings),
  })
}

/** Puts the pinned Node first in PATH, for tools that start `node` themselves. */
export function environment(settings = {}) {
  return { ...process.env, ...settings, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) }
}

/** Runs the npm that started this process, or else the one in PATH. */
export function runNpm(args, { mayFail = false } = {}) {
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const result = spawnSync(program, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (result.status === 0 || mayFail) return
  console.error('Installing packages failed. Is the npm registry reachable?')
  process.exit(result.status ?? 1)
}

/** Returns one digest of files and folders, names included. Tests are left out, since they do not affect the build. */
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
