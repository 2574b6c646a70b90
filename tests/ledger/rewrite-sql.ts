import pg from 'pg'

/** Loaded before an instance to rewrite its SQL: removes a guard without a switch in the program. */
const rewrites: [string, string][] = JSON.parse(process.env.LEDGER_REWRITES ?? '[]')
const connection = pg.Connection.prototype as unknown as {
  parse(this: object, statement: { readonly text: string }): void
}
const { parse } = connection

connection.parse = function (statement) {
  parse.call(this, { ...statement, text: rewrites.reduce(rewrite, statement.text) })
}

function rewrite(text: string, [pattern, replacement]: [string, string]): string {
  return text.replace(new RegExp(pattern, 's'), replacement)
}
