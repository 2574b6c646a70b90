import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

interface LockedPackage {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  /** It is part of the package whose folder it is in, whose digest covers it. */
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const locked = Object.entries<LockedPackage>(read('package-lock.json').packages).filter(([place]) => place !== '')

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

test('the Node of each platform is locked, in the version of the package node', () => {
  const { dependencies, optionalDependencies } = read('package.json')
  const variants = Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  assert.ok(variants.length >= 4)
  for (const [name, version] of variants) assert.equal(version, dependencies.node, name)
})
