import pg from 'pg'

/** Loaded before an instance to let its SQL say something else: how a test takes a guard out of a program without switches. */
const rewrites: [string, string][] = JSON.parse(process.env.LEDGER_REWRITES ?? '[]')
const connection = pg.Connection.prototype as unknown as {
  parse(this: object, question: { readonly text: string }): void
}
const { parse } = connection

connection.parse = function (question) {
  parse.call(this, { ...question, text: rewrites.reduce(rewrite, question.text) })
}

function rewrite(text: string, [pattern, replacement]: [string, string]): string {
  return text.replace(new RegExp(pattern, 's'), replacement)
}
