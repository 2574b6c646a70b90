import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

const buildDirectory = new URL('../../build/', import.meta.url)

/** The directory of the built files for browsers. */
export const clientDirectory = fileURLToPath(new URL('client', buildDirectory))

/** Loads React Router's server build. */
export async function loadPages(): Promise<ServerBuild> {
  return import(new URL('server/index.js', buildDirectory).href)
}
