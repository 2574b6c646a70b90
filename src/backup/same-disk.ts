import { stat } from 'node:fs/promises'

/** Whether two directories are on one disk, and would be lost together. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)])
  return first.dev === second.dev
}
