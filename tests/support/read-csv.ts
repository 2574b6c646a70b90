/**
 * Parses CSV as RFC 4180 and LibreOffice do, with the given separator. Throws where they would have to
 * guess.
 */
export function readCsv(file: string, separator: ';' | ',' = ';'): string[][] {
  if (!file.startsWith('\ufeff')) throw new Error('Without its mark the file is not taken for UTF-8')
  const text = file.slice(1)
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'y')
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex
    const [, quoted, bare = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`No cell begins at ${start}: ${text.slice(start, start + 40)}`)
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
