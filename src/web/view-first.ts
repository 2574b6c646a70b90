import { wantedEvent } from './tap-recorder.ts'

/**
 * React Router asks for the code of a page before anything else on it, and over a slow line its first picture and its
 * letters come no sooner than all that code. So the code is sent for when the view is there: when all that the browser
 * needs for it has loaded, or has taken too long, or when somebody taps on what needs it. Until then links and forms
 * work by themselves, and taps are noted.
 */
export function viewFirst(html: string, mark: string): string {
  const preloads = /<link rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]+)"(?: nonce="[^"]*")?\/>/g
  const files: string[] = []
  const withoutPreloads = html.replaceAll(preloads, (_, file: string) => {
    files.push(file)
    return ''
  })
  const start = `<script nonce="${mark}" type="module" async="">`
  const [before, code, after] = cut(withoutPreloads, start, '</script>')
  if (code === undefined) return html
  return `${before}${start}${waiting}${inSmallSteps(files, code)}${whenWanted(code)}</script>${after}`
}

const mostMilliseconds = 4000

const waiting = `await new Promise((begin) => {
  if (document.readyState === 'complete') begin()
  addEventListener('load', begin, { once: true })
  addEventListener('${wantedEvent}', begin, { once: true })
  setTimeout(begin, ${mostMilliseconds})
})
`

/** What the written code ends with: it makes the page come alive. */
const last = /^import\("([^"]+)"\);?$/m

/**
 * Sends for the files and runs them one after the other, a task for each, so that a tap on a slow phone waits for one of
 * them and not for two dozen. They come in the order in which they need each other.
 */
function inSmallSteps(files: readonly string[], code: string): string {
  const [, entry] = last.exec(code) ?? []
  const parts = files.filter((file) => file !== entry)
  return `const rest = () => new Promise((go) => (globalThis.scheduler?.postTask ? scheduler.postTask(go) : setTimeout(go)))
const parts = ${JSON.stringify(parts)}
for (const href of [...parts${entry ? `, ${JSON.stringify(entry)}` : ''}]) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  await rest()
}
for (const part of parts) {
  await import(part)
  await rest()
}
`
}

/** Imports that run where they stand, instead of before everything else. */
function whenWanted(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");$/gm, 'await import($1);')
}

function cut(text: string, start: string, end: string): [string, string?, string?] {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) return [text]
  return [text.slice(0, from), text.slice(from + start.length, to), text.slice(to + end.length)]
}
