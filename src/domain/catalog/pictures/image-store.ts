import type { Readable } from 'node:stream'
import { Unavailable } from '#domain/unavailable.ts'

/** Stores picture files in a folder or a bucket. Callers pass file names, never paths. Throws ImageStoreUnavailable. */
export interface ImageStore {
  /**
   * Stores all bytes or, when it fails or the process dies, nothing. They survive a power failure once it has resolved.
   */
  save(fileName: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes; undefined when the store has no such file. */
  find(fileName: string): Promise<Uint8Array | undefined>
  /**
   * Returns the bytes as they arrive, to be read to the end or destroyed; undefined when the store has no such file.
   * Absent: the store is on this machine, and `find` is as good.
   */
  open?(fileName: string): Promise<Readable | undefined>
  isStored(fileName: string): Promise<boolean>
  /** Returns the URL at which browsers get the file from the store itself. Absent: the shop serves it. */
  urlOf?(fileName: string): Promise<string>
}

const retrySeconds = 5

/** The store cannot be reached, so nothing can be said of its files. */
export class ImageStoreUnavailable extends Unavailable {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, retrySeconds)
    this.cause = options?.cause
  }
}
