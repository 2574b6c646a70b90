import type { FileReading } from './import-table.ts'

/** Reads a CSV, TSV or XLSX file of any program. Never throws for what a file may contain. */
export async function readImportFile(_bytes: Uint8Array): Promise<FileReading> {
  throw new Error('not written yet')
}
