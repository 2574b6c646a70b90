import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  /** It is part of the package whose folder it is in, whose digest covers it. */
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const locked = Object.entries<LockedPackage>(read('package-lock.json').packages).filter(([place]) => place !== '')

/** Packages that read visitors' input, with their minimum versions anywhere in the dependency tree. */
const floors = {
  '@hono/node-server': '2.1.8',
  '@react-router/node': '8.4.0',
  'graphile-worker': '0.18.0',
  hono: '4.13.19',
  kysely: '0.29.9',
  node: '26.10.0',
  nodemailer: '10.6.0',
  pg: '8.23.1',
  pino: '10.4.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.4.0',
  sharp: '0.35.5',
  vite: '8.3.8',
  zod: '4.6.7',
}

test('packages that read visitors’ input are never older than the reviewed version', () => {
  for (const [name, floor] of Object.entries(floors)) {
    const versions = locked.filter(([place]) => nameAt(place) === name).map(([, { version = '' }]) => version)
    assert.notEqual(versions.length, 0, `${name} is not in the lockfile`)
    for (const version of versions) assert.ok(isAtLeast(version, floor), `${name} ${version} is older than ${floor}`)
  }
})

test('every package comes from the registry, with an integrity digest', () => {
  const strange = locked.filter(
    ([, { resolved = 'https:', integrity = '', link, inBundle = false }]) =>
      link ||
      !resolved.startsWith('https:') ||
      /\.git(#|$)/.test(resolved) ||
      integrity.startsWith('sha512-') === inBundle,
  )
  assert.deepEqual(
    strange.map(([place]) => place),
    [],
  )
})

test('only permitted packages run an install script', () => {
  const wanted = Object.keys(read('package.json').allowScripts).sort()
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameAt(place))
  assert.deepEqual([...new Set(scripted)].sort(), wanted)
})

test('package versions are exact', () => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = read('package.json')
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
  const loose = Object.entries<string>(all).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  assert.deepEqual(loose, [])
})

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

test('the Node of each platform is locked, in the version of the package node', () => {
  const { dependencies, optionalDependencies } = read('package.json')
  const variants = Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  assert.ok(variants.length >= 4)
  for (const [name, version] of variants) assert.equal(version, dependencies.node, name)
})
