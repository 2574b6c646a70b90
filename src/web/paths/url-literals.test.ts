import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import ts from 'typescript'
import { apiPath } from '#api/contract/routes.ts'
import pages from '#web/routes.ts'
import * as filePaths from './file-paths.ts'

/** Where URLs are spelled, and where text with slashes is none of ours. */
const exempt = [
  'src/web/routes.ts',
  /^src\/web\/paths\//,
  /^src\/api\/contract\//,
  // Mounted below `healthPath`.
  'src/server/health.ts',
  // The port for metrics is not that of the shop.
  'src/server/metrics.ts',
  // Banners of the demonstration shop are data, as those that the shop enters.
  /^src\/samples\//,
  /\.test\.tsx?$/,
]

const paths = Object.values(filePaths).filter((path) => typeof path === 'string')
const firstSegments = new Set([...pages.flatMap(pathsOf), ...paths, apiPath].map(firstSegmentOf))
firstSegments.delete('')

test('no URL is spelled outside of routes.ts, web/paths and the contract of the API', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !exempt.some((known) => file.match(known)))
  assert.ok(files.length > 500)
  assert.deepEqual(files.flatMap(urlsIn), [])
})

test('URLs are found in strings, templates, attributes and regular expressions', () => {
  const id = '$' + '{id}'
  const urls = [
    "'/cart'",
    `\`/product/${id}\``,
    `\`${id}/shop?q=${id}\``,
    '<a href="/admin/orders" />',
    '/^\\/order\\//',
  ]
  const homePages = ['<a href="/" />', "redirect('/')", "({ path: '/' })"]
  const others = ["'/var/lib'", "path.split('/')", "'cart'", `\`${id}/${id}\``, "'/^[a-z]'", "import './cart.ts'"]
  for (const code of [...urls, ...homePages]) assert.equal(urlsOf('example.tsx', code).length, 1, code)
  for (const code of others) assert.deepEqual(urlsOf('example.tsx', code), [], code)
})

function urlsIn(file: string): string[] {
  return urlsOf(file, readFileSync(file, 'utf8'))
}

function urlsOf(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (isUrl(node)) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.pos).line + 1} ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether a piece of text has the first segment of one of our URLs at its start. */
function isUrl(node: ts.Node): boolean {
  if (ts.isStringLiteral(node) && node.text === '/') return isLink(node.parent)
  const isText = ts.isStringLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  if (isText || ts.isNoSubstitutionTemplateLiteral(node)) return startsLikeUrl(node.text)
  if (ts.isRegularExpressionLiteral(node)) return startsLikeUrl(node.text.replace(/^\/\^?|\\|\(/g, ''))
  return false
}

/** Whether the home page is linked here: as an attribute, a property or the target of a redirect. */
function isLink(parent: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return ['redirect', 'navigate'].includes(parent.expression.getText())
  const isNamed = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)
  return isNamed && ['to', 'href', 'action', 'path', 'canonical'].includes(parent.name.getText())
}

function startsLikeUrl(text: string): boolean {
  return text.startsWith('/') && firstSegments.has(firstSegmentOf(text))
}

function firstSegmentOf(path: string): string {
  return /^\/([\w.-]*)/.exec(path)?.[1] ?? ''
}

function pathsOf({ path, children = [] }: RouteConfigEntry): string[] {
  return path === undefined ? children.flatMap(pathsOf) : [`/${path}`]
}
