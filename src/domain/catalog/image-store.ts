/** Where picture files lie: a folder, or a bucket elsewhere. Names are looked up, never joined into paths by callers. */
export interface ImageStore {
  save(fileName: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when the store has no such file. */
  find(fileName: string): Promise<Uint8Array | undefined>
}
