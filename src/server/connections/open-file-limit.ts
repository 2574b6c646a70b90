import { existsSync, readFileSync } from 'node:fs'

/** Open files and sockets of the process that are not connections of visitors, generously. */
const otherOpenFiles = 500

/** How many connections may be open so that they never take the last files that the system lets this process open. */
export function maxConnectionsOfSystem(openFiles = readOpenFileLimit()): number {
  return Math.max(openFiles - otherOpenFiles, Math.floor(openFiles / 2))
}

/** Infinite where the system does not tell it: only Linux does. */
function readOpenFileLimit(): number {
  const file = '/proc/self/limits'
  const [, limit] = (existsSync(file) && /^Max open files +(\d+)/m.exec(readFileSync(file, 'utf8'))) || []
  return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
}
