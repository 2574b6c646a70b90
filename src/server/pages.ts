import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type Locale, locales } from '#domain/locale.ts'

const buildDirectory = new URL('../../build/', import.meta.url)

/** The directory of the built files for browsers. */
export const clientDirectory = fileURLToPath(new URL('client', buildDirectory))

/** React Router's server build of each language. */
export type Pages = Readonly<Record<Locale, ServerBuild>>

/** Loads the server builds. */
export async function loadPages(): Promise<Pages> {
  const builds = locales.map(
    async (locale) => [locale, await import(new URL(`${locale}/server/index.js`, buildDirectory).href)] as const,
  )
  return Object.fromEntries(await Promise.all(builds)) as Pages
}
