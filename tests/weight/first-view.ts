import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { clientDirectory } from '#server/pages.ts'
import type { StorefrontBuild } from '#server/storefront-build.ts'
import { budget } from './budget.ts'

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
}

/** The first view of every storefront page, by the path of its route. */
export function firstViews(shop: StorefrontBuild): FirstView[] {
  const { routes, assets } = shop.pages
  const styles = serveBuiltFiles(/^shop-.*\.css$/)
  const pages = Object.values(routes).filter((route) => route?.module.default && (route.path || route.index))
  return pages.flatMap((page) => {
    if (!page) return []
    const line = lineOf(page.id, assets.routes)
    const named = [assets.entry, ...line].flatMap(filesNamedBy)
    return {
      route: `/${page.path ?? ''}`,
      scripts: new Set([shop.manifest.path, ...withImports(named)]),
      styles: new Set([...styles, ...line.flatMap(({ css }) => css ?? [])]),
      fonts: new Set([...styles].flatMap(latinFonts)),
    }
  })
}

interface Module {
  readonly module: string
  readonly clientActionModule?: string | undefined
  readonly clientLoaderModule?: string | undefined
  readonly clientMiddlewareModule?: string | undefined
  readonly imports?: readonly string[] | undefined
}

type Routes = StorefrontBuild['pages']['assets']['routes']

/** A route and its parents. */
function lineOf(id: string | undefined, routes: Routes): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [route, ...lineOf(route.parentId, routes)] : []
}

function filesNamedBy({ module, clientActionModule, clientLoaderModule, clientMiddlewareModule, imports }: Module) {
  const own = [module, clientActionModule, clientLoaderModule, clientMiddlewareModule]
  return [...own, ...(imports ?? [])].filter((file) => file !== undefined)
}

/** Returns files and their static imports. Dynamic imports are not included. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const code = readFileSync(onDisk(file), 'utf8')
    const imported = code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)
    withImports(
      [...imported].map(([, name]) => `/assets/${name}`),
      found,
    )
  }
  return found
}

/** The fonts of a style sheet that a page in Latin script uses. */
function latinFonts(sheet: string): string[] {
  const faces = readFileSync(onDisk(sheet), 'utf8').matchAll(/@font-face\s*\{[^}]*\}/g)
  return [...faces].flatMap(([face]) => {
    const isLatin = /unicode-range:\s*U\+(0-FF|0000-00FF|\?\?)[,;}]/i.test(face)
    return isLatin ? [...face.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address) : []
  })
}

export function weigh({ route, scripts, styles, fonts }: FirstView, shop: StorefrontBuild): Weight {
  const sum = (files: ReadonlySet<string>) => [...files].reduce((total, file) => total + weightOf(file, shop), 0)
  return { route, script: sum(scripts), styles: sum(styles), fonts: sum(fonts) }
}

function weightOf(file: string, { manifest }: StorefrontBuild): number {
  if (file === manifest.path) return zlib.brotliCompressSync(manifest.code).length
  return statSync(onDisk(file.endsWith('.woff2') ? file : `${file}.br`)).size
}

function serveBuiltFiles(name: RegExp): string[] {
  return readdirSync(path.join(clientDirectory, 'assets'))
    .filter((file) => name.test(file))
    .map((file) => `/assets/${file}`)
}

function onDisk(file: string): string {
  return path.join(clientDirectory, file)
}

/** The parts of a first view that exceed their budget. */
export function tooHeavy(weight: Weight, allowed: Readonly<Record<Part, number>> = budget): Part[] {
  return parts.filter((part) => weight[part] > allowed[part] * 1000)
}

const parts = ['script', 'styles', 'fonts'] as const

type Part = (typeof parts)[number]
