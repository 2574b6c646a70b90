import { hydratingEvent, scriptsWantedEvent } from './early-click-script.ts'

/**
 * React Router preloads a page's scripts before its other files, so that on a slow connection the first picture and the
 * fonts arrive only after all scripts. This defers the scripts until the `load` event, a timeout, or the first click on
 * something that needs them. Until then links and forms work without script, and clicks are recorded.
 */
export function deferScripts(html: string, nonce: string): string {
  const preloads = /<link rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]+)"(?: nonce="[^"]*")?\/>/g
  const files: string[] = []
  const withoutPreloads = html.replaceAll(preloads, (_, file: string) => {
    files.push(file)
    return ''
  })
  const start = `<script nonce="${nonce}" type="module" async="">`
  const [before, code, after] = cut(withoutPreloads, start, '</script>')
  if (code === undefined) return html
  return `${before}${start}${waitUntilWanted}${loadModulesInSteps(files, code)}${toDynamicImports(code)}</script>${after}`
}

const maxWaitMilliseconds = 4000

const waitUntilWanted = `await new Promise((begin) => {
  if (document.readyState === 'complete') begin()
  addEventListener('load', begin, { once: true })
  addEventListener('${scriptsWantedEvent}', begin, { once: true })
  setTimeout(begin, ${maxWaitMilliseconds})
})
`

/** The last import of React Router's script: the entry module, which hydrates the page. */
const entryImport = /^import\("([^"]+)"\);?$/m

/**
 * Preloads the modules and then runs them one after the other, each in a task of its own, so that a click on a slow
 * phone waits for one module and not for two dozen. `files` is in dependency order.
 */
function loadModulesInSteps(files: readonly string[], code: string): string {
  const [, entry] = entryImport.exec(code) ?? []
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
dispatchEvent(new Event('${hydratingEvent}'))
`
}

/** Replaces static imports, which would run first, by dynamic ones that run in place. */
function toDynamicImports(code: string): string {
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
