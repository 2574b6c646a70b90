import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { clientDirectory } from '#server/pages.ts'

const project = path.join(import.meta.dirname, '..')

/** Classes that only mark an element for the variants of others, or for scripts. */
const markers = /^(group|peer)(\/[\w-]+)?$/

/** Returns the texts that an expression may put into an attribute: not those that it compares with. */
function textsIn(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return []
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text]
  // Its first argument is the name of a variant.
  if (ts.isCallExpression(node) && node.expression.getText() === 'buttonClass')
    return node.arguments.slice(1).flatMap(textsIn)
  const texts: string[] = []
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)))
  return texts
}

/** Returns the classes of every `className` in a file. */
function classesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const classes: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && /^class(Name)?$|ClassName$/.test(node.name.getText()) && node.initializer)
      classes.push(...textsIn(node.initializer).flatMap((text) => text.split(/\s+/).filter(Boolean)))
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return classes
}

/** Returns the classes that the style sheets of the pages have. */
function builtClasses(): ReadonlySet<string> {
  const sheets = globSync('assets/*.css', { cwd: clientDirectory }).map((name) =>
    readFileSync(path.join(clientDirectory, name), 'utf8'),
  )
  const selectors = sheets.flatMap((css) => [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/gu)])
  return new Set(selectors.map(([, name = '']) => unescaped(name)))
}

/** Undoes the escapes of CSS: `\32 xl` is `2xl`. */
function unescaped(name: string): string {
  return name.replaceAll(
    /\\([0-9a-f]{1,6}) ?|\\(.)/g,
    (_, code, sign) => sign ?? String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

test('every class that a page uses is in a built style sheet', () => {
  const built = builtClasses()
  assert.ok(built.size > 500)
  const unknown = globSync('src/web/**/*.tsx', { cwd: project }).flatMap((file) =>
    classesIn(path.join(project, file))
      .filter((name) => !markers.test(name) && !built.has(name))
      .map((name) => `${file}: ${name}`),
  )
  assert.deepEqual(unknown, [])
})
