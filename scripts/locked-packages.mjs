// Makes an installation exactly that of package-lock.json. `npm ci` would, but the install script of the package `node` downloads
// Node past the lockfile, and permitted scripts shall run only after the comparison.
import { linkSync, mkdirSync, rmSync } from 'node:fs'
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
  mkdirSync(path.dirname(node), { recursive: true })
  rmSync(node, { force: true })
  linkSync(path.join(modules, nodeVariant(), 'bin', path.basename(node)), node)
}
