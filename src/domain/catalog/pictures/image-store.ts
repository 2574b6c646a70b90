/** Stores picture files in a folder or a bucket. Callers pass file names, never paths. */
export interface ImageStore {
  /** Stores all bytes or, when it fails or the process dies, nothing. They survive a power failure once it has resolved. */
  save(fileName: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes; undefined when the store has no such file. */
  find(fileName: string): Promise<Uint8Array | undefined>
  isStored(fileName: string): Promise<boolean>
}
