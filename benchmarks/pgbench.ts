import { execFile, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { RecordedOrder, RecordedStatement } from './record-order.ts'

/** Returns whether `pgbench` is installed. */
export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0
}

/**
 * Returns a pgbench script of the statements between `begin` and `commit`: the facts in one pipeline, what is written
 * in another, as `placeOrder` sends them. The variable `:id`, seven digits, makes each execution another order of
 * another customer.
 */
export function pgbenchScript(order: RecordedOrder): string {
  const { statements } = order
  const firstWrite = statements.findIndex(({ text }) => /^\s*(with|insert)/.test(text))
  const scripts = statements.map((statement) => `${withValues(statement, order)};`)
  const pipelines = [scripts.slice(0, firstWrite), scripts.slice(firstWrite)].map((sent) =>
    ['\\startpipeline', ...sent, '\\endpipeline'].join('\n'),
  )
  return ['\\set id :id + 1', 'begin;', ...pipelines, 'commit;', ''].join('\n')
}

function withValues({ text, values }: RecordedStatement, order: RecordedOrder): string {
  return text.replace(/\$(\d+)/g, (_, place) => expressionOf(values[Number(place) - 1], order))
}

/** Hashes and salts belong to one order or customer, so all bytes vary. */
function expressionOf(value: unknown, order: RecordedOrder): string {
  if (value === order.orderId) return ':id'
  if (value === order.orderNumber) return `regexp_replace('H-0' || :id::text, '(.{4})$', '-\\1')`
  if (typeof value === 'number' || value === null) return String(value)
  if (value instanceof Date) return textLiteral(value.toISOString())
  if (Buffer.isBuffer(value))
    return `substr(sha256((:id::text || ${textLiteral(value.toString('hex'))})::bytea), 1, ${value.length})`
  if (Array.isArray(value)) return `array[${value.map((element) => expressionOf(element, order)).join()}]`
  const parts = String(value).split(new RegExp(`${order.customerDigits}|\\b${order.orderId}\\b`))
  return parts.length === 1 ? textLiteral(String(value)) : `(${parts.map(textLiteral).join(' || :id::text || ')})`
}

/** A colon would begin a variable of pgbench. */
function textLiteral(text: string): string {
  return `E'${text.replace(/['\\]/g, '\\$&').replaceAll(':', '\\x3a')}'`
}

interface PgbenchRun {
  readonly databaseUrl: string
  readonly scripts: readonly string[]
  /** Where the scripts are written. */
  readonly folder: string
  readonly clients: number
  readonly seconds: number
  /** The first id of this run. Each client uses ids of its own. */
  readonly firstId: number
}

/** Runs pgbench with prepared statements. Returns transactions a second; throws when one fails. */
export async function runPgbench({
  databaseUrl,
  scripts,
  folder,
  clients,
  seconds,
  firstId,
}: PgbenchRun): Promise<number> {
  const files = scripts.map((_, place) => path.join(folder, `order-${place}.pgbench`))
  const start = `\\if :id < ${firstId}\n\\set id ${firstId} + :client_id * ${idsOfClient}\n\\endif\n`
  await Promise.all(files.map((file, place) => writeFile(file, start + scripts[place])))
  const scriptOptions = files.flatMap((file) => ['--file', file])
  const options = ['--no-vacuum', '--protocol=prepared', '--define=id=0', `--client=${clients}`, `--time=${seconds}`]
  const { stdout, stderr } = await promisify(execFile)('pgbench', [...options, ...scriptOptions, databaseUrl])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined || /error|aborted/i.test(stderr))
    throw new Error(`pgbench failed:\n${stdout}${stderr.slice(0, 2000)}`)
  return Number(rate)
}

/** More than the orders of one client in one run. */
export const idsOfClient = 10_000
