// Makes an installation exactly that of package-lock.json. `npm ci` would, but the install script of the package `node`
// downloads Node past the lockfile, and permitted scripts shall run only after the comparison.
import { linkSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns in what an installation differs from the lockfile, a line each. `installed` is what npm has written to
 * node_modules/.package-lock.json, `omitted` the groups of packages that were left out.
 */
export function findDeviations({ manifest, lockfile, installed, omitted }) {
  const locked = lockfile.packages
  const strange = Object.entries(installed.packages).filter(
    ([place, { version, integrity, inBundle = false }]) =>
      // What a package bundles has no digest of its own: that of the package covers it.
      !(integrity || inBundle) ||
      version !== locked[place]?.version ||
      integrity !== locked[place]?.integrity ||
      inBundle !== (locked[place]?.inBundle ?? false),
  )
  const isRequired = ({ dev, optional, devOptional, peer }) =>
    !optional && !devOptional && !(dev && omitted.includes('dev')) && !(peer && omitted.includes('peer'))
  const missing = Object.keys(locked).filter(
    (place) => place !== '' && isRequired(locked[place]) && !(place in installed.packages),
  )
  return [
    ...(isSame(requestedBy(manifest), requestedBy(locked[''])) ? [] : ['package.json and package-lock.json differ']),
    ...strange.map(([place, { version }]) => `${place} ${version} is not the one in package-lock.json`),
    ...missing.map((place) => `${place} is not installed`),
  ]
}

/**
 * Whether no package was added or changed since npm has written what it installed. npm trusts its list by the same
 * rule: no folder of a package is newer than the list.
 */
export function isUnchangedSinceNpm(modules) {
  const { mtimeMs } = statSync(path.join(modules, '.package-lock.json'))
  return packageFolders(modules).every((folder) => statSync(folder).mtimeMs <= mtimeMs)
}

function packageFolders(modules) {
  const places = readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(modules, name))
  return places.flatMap((place) =>
    path.basename(place).startsWith('@') ? packageFolders(place) : [place, ...nestedFolders(place)],
  )
}

function nestedFolders(place) {
  const nested = path.join(place, 'node_modules')
  return statSync(nested, { throwIfNoEntry: false }) ? packageFolders(nested) : []
}

function requestedBy({ dependencies, devDependencies, optionalDependencies, peerDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }).sort()
}

function isSame(some, others) {
  return JSON.stringify(some) === JSON.stringify(others)
}

/** The installed packages whose install scripts are permitted and needed: all but `node`, which `linkNode` replaces. */
export function scriptedPackages({ manifest, installed }) {
  return Object.keys(manifest.allowScripts).filter(
    (name) => name !== 'node' && `node_modules/${name}` in installed.packages,
  )
}

/** The package with the Node of this platform. */
export function nodeVariant({ platform, arch } = process) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return [prefix, platform === 'win32' ? 'win' : platform, arch].join('-')
}

/** Puts the locked Node of this platform where the package `node` would put a download. */
export function linkNode(modules, node) {
  const locked = path.join(modules, nodeVariant(), 'bin', path.basename(node))
  // Other processes may be starting it.
  if (statSync(node, { throwIfNoEntry: false })?.ino === statSync(locked).ino) return
  mkdirSync(path.dirname(node), { recursive: true })
  const unfinished = `${node}.${process.pid}`
  linkSync(locked, unfinished)
  renameSync(unfinished, node)
}
