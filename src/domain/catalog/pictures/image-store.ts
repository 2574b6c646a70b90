/** Stores picture files in a folder or a bucket. Callers pass file names, never paths. */
export interface ImageStore {
  save(fileName: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes; undefined when the store has no such file. */
  find(fileName: string): Promise<Uint8Array | undefined>
}
