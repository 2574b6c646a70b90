import pg from 'pg'

/** Loaded before an instance to let its SQL say something else: how a test takes a guard out of a program without switches. */
const rewrites: [string, string][] = JSON.parse(process.env.LEDGER_REWRITES ?? '[]')
const { submit } = pg.Query.prototype

pg.Query.prototype.submit = function (this: pg.Query & { text: string }, connection) {
  this.text = rewrites.reduce(rewrite, this.text)
  return submit.call(this, connection)
}

function rewrite(text: string, [pattern, replacement]: [string, string]): string {
  return text.replace(new RegExp(pattern, 's'), replacement)
}
