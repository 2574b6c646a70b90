import pg from 'pg'

/** Loaded before an instance to let its SQL say something else: how a test takes a guard out of a program without switches. */
const rewrites: [string, string][] = JSON.parse(process.env.LEDGER_REWRITES ?? '[]')
const { query } = pg.Client.prototype

pg.Client.prototype.query = function (this: pg.Client, ...question: unknown[]) {
  const [text, ...others] = question
  const said = typeof text === 'string' ? rewrites.reduce(rewrite, text) : text
  return (query as (...question: unknown[]) => unknown).call(this, said, ...others)
} as typeof query

function rewrite(text: string, [pattern, replacement]: [string, string]): string {
  return text.replace(new RegExp(pattern, 's'), replacement)
}
