import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { PartSealer } from './part-sealer.ts'

const chainFile = z.object({ id: z.uuid(), passphrase: z.string() })

/**
 * Beside the directory of finished WAL, outside of what a backup copies: a restored server begins a chain of its own.
 */
function fileBeside(finishedWal: string): string {
  return `${finishedWal}-chain.json`
}

/**
 * Returns the chain that this server's WAL belongs to. Undefined before the first base backup, after a gap, and when
 * the passphrase has changed since, because a restore uses one.
 */
export async function readWalChain(finishedWal: string, sealer: PartSealer): Promise<string | undefined> {
  const text = await readFile(fileBeside(finishedWal), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const { id, passphrase } = chainFile.parse(JSON.parse(text))
  return passphrase === (await sealer.fingerprint()) ? id : undefined
}

/** Returns the chain, and begins one if there is none. From then on the WAL is archived. */
export async function ensureWalChain(finishedWal: string, sealer: PartSealer): Promise<string> {
  const known = await readWalChain(finishedWal, sealer)
  if (known !== undefined) return known
  const id = randomUUID()
  await writeFile(fileBeside(finishedWal), JSON.stringify({ id, passphrase: await sealer.fingerprint() }))
  return id
}

/** Ends the chain: WAL is missing from here on until the next base backup. */
export async function endWalChain(finishedWal: string): Promise<void> {
  await rm(fileBeside(finishedWal), { force: true })
}
