import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

// Threat: a registry, or somebody between it and the shop, serves another package than the one that was reviewed.

const run = promisify(execFile)
const scripts = fileURLToPath(new URL('../../scripts', import.meta.url))
const { nodeVariant } = await import(new URL('../../scripts/locked-packages.mjs', import.meta.url).href)
const markerScript = { preinstall: 'echo run > ../../script-has-run' }

interface Package {
  readonly name: string
  readonly files?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly bundleDependencies?: readonly string[]
}

const packages: readonly Package[] = [
  { name: 'node', scripts: markerScript },
  { name: nodeVariant(), files: { 'bin/node': 'the locked Node' } },
  { name: 'permitted', scripts: { postinstall: 'echo run > ran' } },
  { name: 'strange', scripts: markerScript, optionalDependencies: { 'of-another-platform': '1.0.0' } },
  {
    name: 'bundling',
    files: { 'node_modules/bundled/package.json': JSON.stringify({ name: 'bundled', version: '1.0.0' }) },
    dependencies: { bundled: '1.0.0' },
    bundleDependencies: ['bundled'],
  },
]

function integrityOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`
}

/** What a registry tells about a package with one version. */
function described(name: string, archive: Buffer, tarball: string) {
  const version = { name, version: '1.0.0', dist: { tarball, integrity: integrityOf(archive) } }
  return { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }
}

/** A project with its own lockfile, and a registry that serves its packages. */
async function openProject(t: TestContext) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-packages-'))
  const archives = new Map<string, Buffer>()
  const registry = createServer(({ url = '' }, response) => {
    const [name = '', extension] = url.slice(1).split('.')
    const archive = archives.get(name)
    if (!archive) response.writeHead(404).end()
    else if (extension === 'tgz') response.end(archive)
    else response.end(JSON.stringify(described(name, archive, `${origin}/${name}.tgz`)))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  t.after(async () => {
    registry.closeAllConnections()
    registry.close()
    await rm(folder, { recursive: true })
  })
  const origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  const project = path.join(folder, 'project')
  await cp(scripts, path.join(project, 'scripts'), { recursive: true })

  const pack = async ({ name, files = {}, ...rest }: Package) => {
    const place = path.join(folder, name, 'package')
    for (const [file, text] of Object.entries({
      ...files,
      'package.json': JSON.stringify({ name, version: '1.0.0', ...rest }),
    })) {
      await mkdir(path.dirname(path.join(place, file)), { recursive: true })
      await writeFile(path.join(place, file), text)
    }
    const archive = path.join(folder, `${name}.tgz`)
    await run('tar', ['-czf', archive, '-C', path.join(folder, name), 'package'])
    const bytes = await readFile(archive)
    archives.set(name, bytes)
    return integrityOf(bytes)
  }
  const dependencies = Object.fromEntries(packages.map(({ name }) => [name, '1.0.0']))
  const manifest = { name: 'project', version: '1.0.0', dependencies, allowScripts: { node: true, permitted: true } }
  const locked: Record<string, object> = { '': { name: 'project', version: '1.0.0', dependencies } }
  for (const given of packages) {
    const { name, files, scripts, ...rest } = given
    const integrity = await pack(given)
    const resolved = `${origin}/${name}.tgz`
    locked[`node_modules/${name}`] = {
      version: '1.0.0',
      resolved,
      integrity,
      ...(scripts && { hasInstallScript: true }),
      ...rest,
    }
  }
  locked['node_modules/bundling/node_modules/bundled'] = { version: '1.0.0', inBundle: true }
  const write = (name: string, content: object) => writeFile(path.join(project, name), JSON.stringify(content))
  const writeLockfile = (packages: Record<string, object>) =>
    write('package-lock.json', { name: 'project', version: '1.0.0', lockfileVersion: 3, packages })
  await write('package.json', manifest)
  await writeLockfile(locked)
  const program = `import { installPackages } from ${JSON.stringify(pathToFileURL(path.join(project, 'scripts/steps.mjs')).href)}
    installPackages({ everything: false })`
  const env = {
    ...process.env,
    npm_config_registry: origin,
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  }
  return {
    pack,
    addDependency: (name: string) =>
      write('package.json', { ...manifest, dependencies: { ...dependencies, [name]: '1.0.0' } }),
    /** Changes the version that the lockfile has for what a package bundles. */
    lockBundled: (version: string) =>
      writeLockfile({ ...locked, 'node_modules/bundling/node_modules/bundled': { version, inBundle: true } }),
    read: (file: string) => readFile(path.join(project, file), 'utf8').catch(() => undefined),
    write: (file: string, text: string) => writeFile(path.join(project, file), text),
    /** Installs with npm alone, without any script of a package. */
    installByHand: () => run('npm', ['install', '--no-save', '--ignore-scripts'], { cwd: project, env }),
    /** Resolves to the errors, or undefined. */
    install: () =>
      run(process.execPath, ['--input-type=module', '--eval', program], { env }).then(
        () => undefined,
        (error) => String(error.stderr),
      ),
  }
}

test('exactly the packages of the lockfile are installed, and only the install scripts of permitted ones run', async (t) => {
  const project = await openProject(t)
  assert.equal(await project.install(), undefined)
  assert.equal(await project.read('node_modules/node/bin/node'), 'the locked Node')
  assert.ok(await project.read('node_modules/strange/package.json'))
  assert.equal(await project.read('node_modules/of-another-platform/package.json'), undefined, 'the lockfile lacks it')
  assert.equal(await project.read('node_modules/permitted/ran'), 'run\n')
  assert.equal(await project.read('script-has-run'), undefined, 'such as the one that downloads Node')

  // What is in node_modules before the first installation is removed.
  await project.write('node_modules/strange/index.js', 'steal()')
  await project.write('node_modules/.hirfa-installed', '')
  assert.equal(await project.install(), undefined)
  assert.equal(await project.read('node_modules/strange/index.js'), undefined)

  // What a package bundles has no digest of its own, and is still the version of the lockfile.
  assert.ok(await project.read('node_modules/bundling/node_modules/bundled/package.json'))
  await project.lockBundled('1.0.1')
  assert.match((await project.install()) ?? '', /bundling\/node_modules\/bundled .* is not the one/)
  assert.equal(await project.read('node_modules/.hirfa-installed'), undefined)
})

test('a package whose bytes are not those of the lockfile is not installed', async (t) => {
  const project = await openProject(t)
  await project.pack({ name: 'strange', files: { 'index.js': 'steal()' } })
  assert.match((await project.install()) ?? '', /EINTEGRITY/)
  assert.equal(await project.read('node_modules/.hirfa-installed'), undefined)
})

test('a package that package.json requests and the lockfile lacks is refused before any script runs', async (t) => {
  const project = await openProject(t)
  await project.pack({ name: 'unlocked', scripts: markerScript })
  await project.addDependency('unlocked')
  const problem = (await project.install()) ?? ''
  assert.match(problem, /package\.json and package-lock\.json differ/)
  assert.match(problem, /unlocked 1\.0\.0 is not the one in package-lock\.json/)
  assert.equal(await project.read('node_modules/.hirfa-installed'), undefined)
  assert.equal(await project.read('script-has-run'), undefined)
})

test('an installation that npm made by itself is kept if it is that of the lockfile, and its scripts run', async (t) => {
  const project = await openProject(t)
  await project.installByHand()
  await project.write('node_modules/.kept', 'kept')
  assert.equal(await project.install(), undefined)
  assert.equal(await project.read('node_modules/.kept'), 'kept')
  assert.equal(await project.read('node_modules/node/bin/node'), 'the locked Node')
  assert.equal(await project.read('node_modules/permitted/ran'), 'run\n')
  assert.equal(await project.read('script-has-run'), undefined)
  assert.match((await project.read('node_modules/.hirfa-installed')) ?? '', / everything$/)
})

test('an installation that fails keeps the packages before it and prints the reason of npm', async (t) => {
  const project = await openProject(t)
  assert.equal(await project.install(), undefined)
  const stamp = await project.read('node_modules/.hirfa-installed')
  await project.addDependency('missing')
  const ofUpdate = await project.install()
  assert.equal(await project.read('node_modules/.hirfa-installed'), stamp)
  await project.write('node_modules/.hirfa-installed', '')
  const fromScratch = await project.install()
  for (const problem of [ofUpdate, fromScratch]) {
    assert.match(problem ?? '', /npm error code E404/)
    assert.match(problem ?? '', /Installing packages failed: npm gives the reason above/)
    assert.ok(await project.read('node_modules/strange/package.json'))
    assert.equal(await project.read('node_modules/node/bin/node'), 'the locked Node')
  }
})
