import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

const buildDirectory = new URL('../../build/', import.meta.url)

/** Folder of the built files that browsers fetch. */
export const clientDirectory = fileURLToPath(new URL('client', buildDirectory))

/** The pages as the last build made them. */
export async function loadPages(): Promise<ServerBuild> {
  return import(new URL('server/index.js', buildDirectory).href)
}
