/**
 * Where the receipts of erasures are kept outside of the database, so that a backup from before does not bring data
 * back.
 */
export interface ErasureReceipts {
  /** Saves a file whole or not at all, and replaces one of the same name. */
  save(fileName: string, text: string): Promise<void>
  /** Returns the names of all files. */
  list(): Promise<readonly string[]>
  read(fileName: string): Promise<string>
}
