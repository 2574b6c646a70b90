/** Spreadsheets take what begins like this for a formula, and a formula can send the sheet elsewhere. */
const formulaStart = /^[=+\-@\t\r]/

/** Tells spreadsheets that the text is UTF-8, so that accents arrive. */
const byteOrderMark = '\ufeff'

/** Rows of a table as a file that LibreOffice and Excel open. What a visitor wrote stays text there. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** The answer that saves the file under a name. */
export function csvAnswer(fileName: string, rows: readonly (readonly (string | number)[])[]): Response {
  return new Response(csvOf(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
