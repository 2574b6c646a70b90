import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/locale.ts'

export interface Sentence {
  /** Such as `cart.ts: cartMessages.onlyLeft(3)`. */
  readonly place: string
  readonly text: string
}

/** One for each plural form of Arabic. */
const counts = [0, 1, 2, 3, 11, 100]

/** Annotated parameters and fields of the English source, whose types are gone when the catalogs run. */
const annotation = /(\w+)\??: ((?:readonly )?(?:string|number|boolean)(?:\[\])?)|(?<=\()(\w+) = '/g

type Types = ReadonlyMap<string, string>

/**
 * Returns every text of the catalogs of a language. Functions are called with a sample for each text, and with a count
 * of every plural form for their numbers (lists are not empty); the types of their parameters are read from the English
 * catalogs.
 */
export async function sentencesOf(
  language: Locale,
  sampleOf: (parameter: string, file: string) => string,
): Promise<readonly Sentence[]> {
  const folder = join(import.meta.dirname, '../../messages')
  const files = globSync('**/*.ts', { cwd: join(folder, 'en') }).filter(
    // It has nothing but the files of its folder.
    (file) => file !== 'backoffice.ts' && existsSync(join(folder, language, file)),
  )
  const typesIn = new Map(files.map((file) => [file, annotationsOf(readFileSync(join(folder, 'en', file), 'utf8'))]))
  const allTypes = [...typesIn.values()].flat()
  const sentences = files.map(async (file) => {
    const [english, catalog] = await Promise.all([
      import(join(folder, 'en', file)),
      import(join(folder, language, file)),
    ])
    // Those of other files are for what this one imports.
    const types = new Map([...allTypes, ...(typesIn.get(file) ?? [])])
    return textsIn(`${file}: `, english, catalog, types, (parameter) => sampleOf(parameter, file))
  })
  return (await Promise.all(sentences)).flat()
}

function annotationsOf(source: string): (readonly [name: string, type: string])[] {
  return Array.from(source.matchAll(annotation), ([, name, type, defaulted]) =>
    defaulted ? [defaulted, 'string'] : [name ?? '', type ?? ''],
  )
}

function textsIn(
  place: string,
  english: unknown,
  value: unknown,
  types: Types,
  sampleOf: (parameter: string) => string,
): Sentence[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value === 'function' && typeof english === 'function') {
    const parameters = parametersOf(english)
    const samples = counts.map((count) => parameters.map((name) => sample(name, types, count, sampleOf)))
    const hasCount = parameters.some((name) => types.get(name) !== 'string')
    return (hasCount ? samples : samples.slice(0, 1)).flatMap((values, index) =>
      textsIn(`${place}(${hasCount ? counts[index] : ''})`, english(...values), value(...values), types, sampleOf),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const path = place.endsWith(' ') ? `${place}${key}` : `${place}.${key}`
    return textsIn(path, (english as Readonly<Record<string, unknown>>)[key], part, types, sampleOf)
  })
}

/** The names of the parameters of a function; a destructured one has no name. */
function parametersOf(method: { toString(): string }): string[] {
  const source = method.toString()
  const [list = ''] = source.slice(source.indexOf('(') + 1).split(/\)\s*(?:=>|\{)/)
  return list
    .replace(/[[{][^\]}]*[\]}]/g, 'destructured')
    .split(',')
    .map((parameter) => parameter.split('=')[0]?.trim() ?? '')
    .filter(Boolean)
}

function sample(name: string, types: Types, count: number, sampleOf: (parameter: string) => string): unknown {
  switch (types.get(name)) {
    case 'string':
      return sampleOf(name)
    case 'number':
      return count
    case 'boolean':
      return count % 2 === 1
    case 'readonly string[]':
      return Array.from({ length: Math.max(1, count) }, () => sampleOf(name))
    default: {
      // An object or a list of them: each field by its own annotation.
      const field = (_: object, name: string | symbol) => sample(String(name), types, count, sampleOf)
      const list = Array.from({ length: 2 }, () => new Proxy({}, { get: field }))
      return new Proxy(list, { get: (list, name) => (name in list ? Reflect.get(list, name) : field(list, name)) })
    }
  }
}
