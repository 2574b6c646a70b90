import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { type Locale, languages } from '#domain/locale.ts'
import { clientDirectory } from '#server/pages.ts'
import type { SideBuild } from '#server/side-build.ts'
import { isStaticPage } from '#web/rendering/static-page.ts'

/** The files a browser loads until a page is hydrated, without pictures and the page itself. URLs. */
export interface FirstView {
  readonly route: string
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
  readonly fonts: ReadonlySet<string>
}

/** Transferred bytes. */
export interface Weight {
  readonly route: string
  readonly script: number
  readonly styles: number
  readonly fonts: number
  /** What the search box loads when its field is focused. */
  readonly searchBox: number
  /** Scripts of the first view: each is a request with headers of its own. */
  readonly requests: number
  /** All scripts that the page can load: also after its first view, and with a tap. */
  readonly allRequests: number
}

/** The first view of every page of a side that has scripts, by the path of its route. */
export function firstViews({ pages: built, manifest }: SideBuild, locale: Locale): FirstView[] {
  const { routes, assets } = built
  const pages = Object.values(routes)
    .filter((route) => route?.module.default && (route.path || route.index))
    .filter((route) => !isInStaticPage(route, routes))
  return pages.flatMap((page) => {
    if (!page) return []
    const line = lineOf(page.id, assets.routes)
    const loaded = withImports([assets.entry, ...line].flatMap(filesNamedBy))
    const styles = shopStyles(loaded)
    return {
      route: `/${page.path ?? ''}`,
      scripts: new Set([manifest.path, ...loaded]),
      styles: new Set([...styles, ...line.flatMap(({ css }) => css ?? [])]),
      fonts: new Set(styles.flatMap((sheet) => fontsOf(sheet, locale))),
    }
  })
}

type BuiltRoutes = SideBuild['pages']['routes']

/** Whether a route, or one around it, says that its page loads no script. */
function isInStaticPage(route: BuiltRoutes[string], routes: BuiltRoutes): boolean {
  return (
    route !== undefined && (isStaticPage(route.module.handle) || isInStaticPage(routes[route.parentId ?? ''], routes))
  )
}

/**
 * The scripts that the list of the search box loads when its field is focused: neither the first view has them nor what
 * every page loads after it; none without the frame of the storefront. URLs.
 */
export function scriptsOfSearchBox({ scripts }: FirstView): ReadonlySet<string> {
  const later = withImports(namedIn(scripts, 'later'))
  return withImports(namedIn(later, 'suggestion-list')).difference(scripts).difference(later)
}

/** The built files of a module that scripts name. */
function namedIn(scripts: ReadonlySet<string>, module: string): string[] {
  const built = new RegExp(`${module}-[\\w-]+\\.js`, 'g')
  const names = [...scripts].flatMap(
    (file) => (existsSync(onDisk(file)) ? readFileSync(onDisk(file), 'utf8') : '').match(built) ?? [],
  )
  return [...new Set(names)].map((name) => `/assets/${name}`)
}

interface Module {
  readonly module: string
  readonly clientActionModule?: string | undefined
  readonly clientLoaderModule?: string | undefined
  readonly clientMiddlewareModule?: string | undefined
  readonly imports?: readonly string[] | undefined
}

type Routes = SideBuild['pages']['assets']['routes']

/** A route and its parents. */
export function lineOf(id: string | undefined, routes: Routes): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [route, ...lineOf(route.parentId, routes)] : []
}

function filesNamedBy({ module, clientActionModule, clientLoaderModule, clientMiddlewareModule, imports }: Module) {
  const own = [module, clientActionModule, clientLoaderModule, clientMiddlewareModule]
  return [...own, ...(imports ?? [])].filter((file) => file !== undefined)
}

/** Returns files and what they import: statically, or in any way. */
function withImports(files: Iterable<string>, kind: keyof Imports = 'static', found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports(importsOf(file)[kind], kind, found)
  }
  return found
}

interface Imports {
  readonly static: readonly string[]
  readonly any: readonly string[]
}

/** The imports of each file that was read: most pages share most files. */
const knownImports = new Map<string, Imports>()

function importsOf(file: string): Imports {
  const known = knownImports.get(file)
  if (known) return known
  // The server makes the manifest of a side's pages, which imports nothing.
  const code = existsSync(onDisk(file)) ? readFileSync(onDisk(file), 'utf8') : ''
  const named = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name]) => `/assets/${name}`)
  const imports = {
    static: named(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g),
    any: named(/(?:\bfrom|\bimport)\s*\(?["'`]\.\/([^"'`]+)["'`]/g),
  }
  knownImports.set(file, imports)
  return imports
}

/** The style sheets of the storefront that scripts name: the root's, which is in one of them. */
function shopStyles(scripts: ReadonlySet<string>): string[] {
  const named = [...scripts].flatMap(
    (file) => readFileSync(onDisk(file), 'utf8').match(/\/assets\/shop-[\w-]+\.css/g) ?? [],
  )
  return [...new Set(named)]
}

/** The fonts of a style sheet for a page in a language: those with a letter of its name, or a Latin one. */
function fontsOf(sheet: string, locale: Locale): string[] {
  const letters = [...`a${languages[locale].name}`].map((letter) => letter.codePointAt(0) ?? 0)
  const faces = readFileSync(onDisk(sheet), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces
    .filter((face) => rangesOf(face).some(([first, last]) => letters.some((code) => first <= code && code <= last)))
    .flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address))
}

/** The first and last code points of the ranges of a font face, such as `U+0-FF`, `U+6??` or `U+131`. */
function rangesOf(face: string): (readonly [number, number])[] {
  const [, list = ''] = /unicode-range:([^;}]*)/i.exec(face) ?? []
  return [...list.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last.replaceAll('?', 'F'), 16),
  ])
}

/** The transferred bytes of files. */
export function weightOfFiles(files: ReadonlySet<string>, side: SideBuild): number {
  return [...files].reduce((total, file) => total + weightOf(file, side), 0)
}

export function weigh(view: FirstView, shop: SideBuild): Weight {
  const { route, scripts, styles, fonts } = view
  const sum = (files: ReadonlySet<string>) => weightOfFiles(files, shop)
  const searchBox = sum(scriptsOfSearchBox(view))
  const requests = { requests: scripts.size, allRequests: withImports(scripts, 'any').size }
  return { route, script: sum(scripts), styles: sum(styles), fonts: sum(fonts), searchBox, ...requests }
}

/** The bytes of each manifest, which every page of its side loads. */
const manifestWeights = new WeakMap<SideBuild['manifest'], number>()

function weightOf(file: string, { manifest }: SideBuild): number {
  if (file === manifest.path)
    return manifestWeights.getOrInsertComputed(manifest, ({ code }) => zlib.brotliCompressSync(code).length)
  return statSync(onDisk(file.endsWith('.woff2') ? file : `${file}.br`)).size
}

function onDisk(file: string): string {
  return path.join(clientDirectory, file)
}

/** The parts of a first view that exceed their budget. */
export function tooHeavy(weight: Weight, allowed: Readonly<Record<Part, number>>): Part[] {
  return [
    ...parts.filter((part) => weight[part] > allowed[part] * 1000),
    ...counts.filter((count) => weight[count] > allowed[count]),
  ]
}

const parts = ['script', 'styles', 'fonts', 'searchBox'] as const
const counts = ['requests', 'allRequests'] as const

type Part = (typeof parts)[number] | (typeof counts)[number]
