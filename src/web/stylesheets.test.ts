import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const sources = ['shop.css', 'backoffice.css', 'studio.css'].flatMap((stylesheet) =>
  [...readFileSync(new URL(stylesheet, import.meta.url), 'utf8').matchAll(/@source "(.+)"/g)].map(
    ([, path = '']) => path,
  ),
)

test('every folder that a stylesheet takes its classes from exists', () => {
  const folders = sources.filter((path) => !path.includes('*'))
  assert.deepEqual(
    folders.filter((path) => !existsSync(new URL(path, import.meta.url))),
    [],
  )
})

test('every component with classes is in a folder that a stylesheet takes them from', () => {
  const folders = sources.filter((path) => !path.includes('*')).map((path) => path.replace('./', ''))
  const components = globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] })
  const styled = components.filter((file) =>
    /className=|<\w+[^>]* class="/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  )
  assert.deepEqual(
    styled.filter((file) => !folders.includes(file.split('/')[0] ?? '')),
    [],
  )
})

/** Classes of Tailwind for a physical side, which stays where it is when a page is mirrored. `start` and `end` turn. */
const physicalClass =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|(?:rounded|border)-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right)|scroll-[mp][lr])(?:-[\w[]|(?=[\s"'`]))/

test('no class names a physical side, so that pages from right to left are mirrored', () => {
  assert.ok(
    ['ml-2', '-mr-1', 'md:left-0', 'text-right', 'rounded-tl-lg', 'border-r'].every((name) =>
      physicalClass.test(`"${name}"`),
    ),
  )
  const found = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((file) => {
    const code = readFileSync(new URL(file, import.meta.url), 'utf8')
    return [...code.matchAll(/class(?:Name)?=(?:"[^"]*"|\{`[^`]*`\})/g)]
      .filter(([classes]) => physicalClass.test(classes))
      .map(([classes]) => `${file}: ${classes}`)
  })
  assert.deepEqual(found, [])
})
