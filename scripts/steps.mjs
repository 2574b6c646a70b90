// Installation and build steps shared by the npm scripts. Plain JavaScript without dependencies: it runs on any Node of
// the machine, before packages are installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDeviations, isUnchangedSinceNpm, linkNode, scriptedPackages } from './locked-packages.mjs'

const projectDirectory = fileURLToPath(new URL('..', import.meta.url))

export function inProject(...parts) {
  return path.join(projectDirectory, ...parts)
}

/**
 * Returns a function that says whether npm, or whatever started this process, has ended. npm starts scripts through a
 * shell: it does not forward signals, and it survives when only npm is killed, so then its parent changes.
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
 * Installs the packages of the lockfile, once for each lockfile, and ends this process unless exactly those are
 * installed. `everything` includes development packages. When npm fails, what was installed before is kept.
 */
export function installPackages({ everything }) {
  const wanted = digestOf(['package.json', 'package-lock.json'])
  const [installed, installedExtent] = readText(installedStamp).split(' ')
  const neededExtent = everything ? 'everything' : usesBucket() ? 'bucket' : 'production'
  // What is installed is kept.
  const extent = extents[Math.max(extents.indexOf(installedExtent), extents.indexOf(neededExtent))]
  if (installed === wanted && existsSync(node) && extent === installedExtent) return

  requireWritable('Packages cannot be installed', 'node_modules')
  const foundExtent = findInstalled(extent, { isKnown: installed !== '' })
  if (foundExtent) {
    report('Keeping the installed packages, which are those of package-lock.json')
    runInstallScripts()
  } else {
    report(`Installing the packages${everything ? ', those for development too' : ''} (once, ${duration[extent]})`)
    // What nobody knows, or differs, is installed from scratch.
    if (installed === '' || installInPlace(extent).length > 0) installFromScratch(extent)
  }
  requireLibrariesOfNode()
  writeFileSync(installedStamp, `${wanted} ${foundExtent ?? extent}`)
}

/** What was installed: the digest of the lockfile, and the extent. */
const installedStamp = inProject('node_modules/.hirfa-installed')

/** Measured with an empty cache of npm at 50 Mbit/s. */
const duration = { production: 'about a minute', bucket: 'about a minute', everything: 'about two minutes' }

/** Returns the extent of what is installed if it is exactly that of the lockfile, such as after `npm ci`. */
function findInstalled(neededExtent, { isKnown }) {
  if (!existsSync(inProject('node_modules/.package-lock.json'))) return undefined
  if (!isKnown && !isUnchangedSinceNpm(inProject('node_modules'))) return undefined
  const possible = extents.slice(extents.indexOf(neededExtent)).reverse()
  return possible.find((extent) => deviationsOf(extent).length === 0)
}

/** Adds to what is installed. Returns the deviations that remain. */
function installInPlace(extent) {
  const stamp = readText(installedStamp)
  rmSync(installedStamp)
  // npm that fails leaves the packages as they were.
  return installLocked(extent, () => writeFileSync(installedStamp, stamp))
}

function installFromScratch(extent) {
  const [modules, before] = [inProject('node_modules'), inProject('node_modules.before')]
  // An interrupted installation has left the packages before it there.
  if (existsSync(before)) rmSync(modules, { recursive: true, force: true })
  else if (existsSync(modules)) renameSync(modules, before)
  const restore = () => {
    if (!existsSync(before)) return
    rmSync(modules, { recursive: true, force: true })
    renameSync(before, modules)
    console.error('The packages that were installed before are kept.')
  }
  const left = installLocked(extent, restore)
  if (left.length > 0) {
    console.error(`Packages cannot be installed as package-lock.json says:\n${left.join('\n')}`)
    restore()
    process.exit(1)
  }
  rmSync(before, { recursive: true, force: true })
}

/**
 * Ends this process with a clear line if the machine lacks a library of the pinned Node, as a fresh Debian lacks
 * libatomic.
 */
function requireLibrariesOfNode() {
  const { status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0 || !stderr?.includes('shared librar')) return
  const advice = stderr.includes('libatomic') ? '\nOn Debian: apt install libatomic1' : ''
  console.error(`Node does not run: ${stderr.trim()}${advice}`)
  process.exit(1)
}

/**
 * Installs, checks that every package is the one in the lockfile, and only then runs permitted install scripts. npm
 * compares each download with its digest in the lockfile. Returns the deviations; with any, no script has run.
 * `onFailure` is called before this process ends because npm has failed.
 */
function installLocked(extent, onFailure) {
  const groups = ['dev', 'peer'].map((group) => `--${omitted[extent].includes(group) ? 'omit' : 'include'}=${group}`)
  runNpm(['install', '--no-save', '--ignore-scripts', ...groups], { onFailure })
  const deviations = deviationsOf(extent)
  if (deviations.length === 0) runInstallScripts()
  return deviations
}

function deviationsOf(extent) {
  return findDeviations({ ...readPackageLists(), omitted: omitted[extent] })
}

function readPackageLists() {
  const [manifest, lockfile, installed] = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) => JSON.parse(readText(inProject(name))),
  )
  return { manifest, lockfile, installed }
}

/** Runs the permitted install scripts. To run one again does no harm. */
function runInstallScripts() {
  linkNode(inProject('node_modules'), node)
  const scripted = scriptedPackages(readPackageLists())
  if (scripted.length > 0) runNpm(['rebuild', ...scripted])
}

/** What the pages are built from, as files and folders. */
export const pageSources = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-pages.mjs',
  'scripts/build-languages.mjs',
  'scripts/compress-pages.mjs',
  'public',
  'messages',
  'src/web',
  'src/domain',
  'src/formatting',
]

/** Says from which sources the pages were built. */
const builtStamp = inProject('build/.hirfa-built')

/** There when each file for browsers has its compressed copies. */
export const compressedStamp = inProject('build/.hirfa-compressed')

/** Builds the pages unless their sources are unchanged. With `mayFail`, returns whether the build succeeded. */
export function buildPages({ mayFail = false } = {}) {
  const wanted = digestOf(pageSources)
  if (readText(builtStamp) !== wanted) {
    prepareBuild()
    report('Building the pages (about half a minute)')
    if (!runQuietly([inProject('scripts/build-pages.mjs')], { mayFail })) return false
    mkdirSync(inProject('build'), { recursive: true })
    writeFileSync(builtStamp, wanted)
  }
  return existsSync(compressedStamp) || runQuietly([inProject('scripts/compress-pages.mjs')], { mayFail })
}

/**
 * Starts to build the pages, or returns undefined if their sources are unchanged. `ended` resolves to what the build
 * has printed if it failed.
 */
export function startBuild() {
  const wanted = digestOf(pageSources)
  if (readText(builtStamp) === wanted) return undefined
  prepareBuild()
  const build = spawn(node, [inProject('scripts/build-pages.mjs')], {
    cwd: projectDirectory,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environment(),
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise((resolve) => {
    build.on('close', (status) => {
      if (status !== 0) return resolve({ failure: output || 'The build of the pages was killed\n' })
      writeFileSync(builtStamp, wanted)
      resolve({})
    })
  })
  return { ended, stop: () => build.kill() }
}

/** Compresses the files for browsers unless they are, without delaying anything else. Returns how to stop that. */
export function compressInBackground() {
  if (existsSync(compressedStamp)) return () => {}
  const compressing = spawn(node, [inProject('scripts/compress-pages.mjs')], {
    cwd: projectDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(),
  })
  if (compressing.pid) os.setPriority(compressing.pid, os.constants.priority.PRIORITY_LOW)
  return () => compressing.kill()
}

function prepareBuild() {
  requireWritable('Pages cannot be built', 'build')
  rmSync(inProject('build'), { recursive: true, force: true })
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

/**
 * Runs a command line tool on the pinned Node. `quiet` prints its output only on failure. A failure ends this process.
 */
export function runTool(name, args, { quiet = false } = {}) {
  const run = quiet ? runQuietly : runNode
  run([programOf(name), ...args])
}

/**
 * Runs a program on the pinned Node and prints its output only on failure, which ends this process unless `mayFail`.
 */
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

/**
 * Runs the npm that started this process, or else the one in PATH. A failure, whose reason npm prints, ends this
 * process, unless it `mayFail`.
 */
export function runNpm(args, { mayFail = false, onFailure = () => {} } = {}) {
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const result = spawnSync(program, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (result.status === 0 || mayFail) return
  console.error(`Installing packages failed: ${result.error?.message ?? 'npm gives the reason above'}`)
  onFailure()
  process.exit(result.status || 1)
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
