import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

/** The anchors of a document, as GitHub makes them from its headings. */
function anchorsOf(document: string): Set<string> {
  const headings = document.matchAll(/^#+ (.*)$/gm)
  return new Set(
    Array.from(headings, ([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** The links of a file to other files and headings of the repository that lead nowhere. */
function deadLinksOf(file: string): string[] {
  const links = Array.from(read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = '']) => link)
  return links.filter((link) => {
    const [name = '', anchor] = link.split('#')
    const target = name === '' ? file : path.join(path.dirname(file), name)
    if (!existsSync(path.join(project, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).has(anchor)
  })
}

test('every link between documents leads to a file and a heading that exist', () => {
  const documents = globSync(['*.md', '{docs,tests}/**/*.md'], { cwd: project })
  assert.ok(documents.length > 100)
  assert.deepEqual(
    documents.flatMap((file) => deadLinksOf(file).map((link) => `${file}: ${link}`)),
    [],
  )
})
