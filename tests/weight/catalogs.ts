import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import zlib from 'node:zlib'
import type { Locale } from '#domain/locale.ts'

const project = path.join(import.meta.dirname, '../..')
const folder = path.join(project, 'messages')

/** The shortest text that is taken for a sentence, in characters. */
const searchedLength = 13

/** One file of messages. */
export interface CatalogFile {
  readonly locale: Locale
  /** Within the folder of its language. */
  readonly name: string
  readonly code: string
  /** Pieces of its sentences that no other file and no code of the domain has. */
  readonly sentences: readonly string[]
}

/**
 * The files of messages of these languages, without those of which pages load another language's on purpose: the offer
 * of the browser's language.
 */
export function readCatalogs(locales: readonly Locale[]): CatalogFile[] {
  const files = locales.flatMap((locale) =>
    globSync('**/*.ts', { cwd: path.join(folder, locale) })
      .filter((name) => name !== 'language-offer.ts')
      .map((name) => {
        const code = withoutTypes(readFileSync(path.join(folder, locale, name), 'utf8'))
        return { locale, name, code, sentences: sentencesIn(code) }
      }),
  )
  const domain = globSync('src/domain/**/*.ts', { cwd: project }).map((name) =>
    readFileSync(path.join(project, name), 'utf8'),
  )
  const code = domain.join('\n')
  const counts = new Map<string, number>()
  for (const { sentences } of files) {
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const isOwn = (sentence: string) => counts.get(sentence) === 1 && !code.includes(sentence)
  return files.map((file) => ({ ...file, sentences: file.sentences.filter(isOwn) }))
}

/** Returns the code without types and comments. */
function withoutTypes(source: string): string {
  return stripTypeScriptTypes(source).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
}

/** Pieces of text between the signs of code, long enough to be sentences. Minified scripts contain them unchanged. */
function sentencesIn(code: string): string[] {
  return code
    .split(/[`'"{}$\n\\]/)
    .map((text) => text.trim())
    .filter((text) => text.length >= searchedLength && text.includes(' ') && !/=>|=$|^\w+(?:, \w+)+$/.test(text))
}

/** Returns a search for the sentences of these files that reads a script once, however many sentences there are. */
export function sentenceSearch(catalogs: readonly CatalogFile[]): (script: string) => Set<string> {
  const sentences = catalogs.flatMap((file) => file.sentences)
  const byBeginning = Map.groupBy(sentences, (sentence) => sentence.slice(0, searchedLength))
  return (script) => {
    const found = new Set<string>()
    for (let position = 0; position < script.length; position++) {
      const candidates = byBeginning.get(script.slice(position, position + searchedLength)) ?? []
      for (const sentence of candidates) if (script.startsWith(sentence, position)) found.add(sentence)
    }
    return found
  }
}

/** Returns the files whose sentences were found, with those that have no sentences of their own and cannot be told. */
export function catalogsOf(found: ReadonlySet<string>, catalogs: readonly CatalogFile[]): CatalogFile[] {
  return catalogs.filter(
    ({ sentences }) => sentences.filter((sentence) => found.has(sentence)).length * 2 >= sentences.length,
  )
}

/** Bytes of the files together, compressed with Brotli. */
export function weightOfCatalogs(catalogs: readonly CatalogFile[]): number {
  return zlib.brotliCompressSync(catalogs.map(({ code }) => code).join('\n')).length
}
