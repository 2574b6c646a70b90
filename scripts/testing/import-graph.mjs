// What the modules of the project import.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../steps.mjs'
import { filesIn } from './test-files.mjs'

const folders = ['src', 'messages', 'benchmarks', 'tests', 'scripts']

/** Loads the built pages, which no import says. */
export const pageLoader = 'src/server/pages.ts'

/**
 * Returns a function that gives all files that are among some files or import one of them, directly or through others.
 */
export async function readImports() {
  const { default: typescript } = await import('typescript')
  const { imports: aliases } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const importersOf = new Map()
  const add = (imported, importer) => importersOf.set(imported, [...(importersOf.get(imported) ?? []), importer])
  for (const file of folders.flatMap(filesIn).filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const { importedFiles } = typescript.preProcessFile(readFileSync(inProject(file), 'utf8'), true, true)
    for (const { fileName } of importedFiles) {
      const imported = placeOf(fileName, { from: file, aliases })
      if (imported) add(imported, file)
    }
    if (file.startsWith('src/web/')) add(file, pageLoader)
  }
  return (files) => {
    const found = new Set(files)
    for (const file of found) for (const importer of importersOf.get(file) ?? []) found.add(importer)
    return found
  }
}

/** Returns undefined for what is no file of the project. */
function placeOf(specifier, { from, aliases }) {
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name.slice(0, -1)))
  const file = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : alias && path.posix.join(aliases[alias].replace('*', specifier.slice(alias.length - 1)))
  return file && existsSync(inProject(file)) && statSync(inProject(file)).isFile() ? file : undefined
}
