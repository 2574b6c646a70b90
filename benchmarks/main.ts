// `npm run bench`: measures the performance targets, each relative to a reference in the same run. Names of row groups
// as arguments measure only those.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBench } from './bench.ts'
import { describeMachine } from './machine.ts'
import { meetsTarget, type Row, type RowGroup } from './row.ts'
import { attackedRows } from './rows/attacked.ts'
import { cachedRows } from './rows/cached.ts'
import { flashSaleRows } from './rows/flash-sale.ts'
import { instanceRows } from './rows/instances.ts'
import { languageRows } from './rows/languages.ts'
import { mixedRows } from './rows/mixed.ts'
import { orderRows } from './rows/orders.ts'
import { overloadRows } from './rows/overload.ts'
import { processRows } from './rows/processes.ts'
import { rushRows } from './rows/rush.ts'
import { searchRows } from './rows/searches.ts'
import { suggestionRows } from './rows/suggestions.ts'
import { uncachedRows } from './rows/uncached.ts'
import { waitingRows } from './rows/waiting.ts'
import { notesOf, tableOf } from './table.ts'

const groups: Readonly<Record<string, RowGroup>> = {
  cached: cachedRows,
  uncached: uncachedRows,
  languages: languageRows,
  searches: searchRows,
  orders: orderRows,
  waiting: waitingRows,
  mixed: mixedRows,
  overload: overloadRows,
  rush: rushRows,
  'flash-sale': flashSaleRows,
  attacked: attackedRows,
  processes: processRows,
  instances: instanceRows,
  suggestions: suggestionRows,
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in groups))
if (unknown.length > 0) {
  console.error(`There is no row called ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}`)
  process.exit(1)
}

const folder = fileURLToPath(new URL('../var/bench', import.meta.url))
const rows: Row[] = []
let machine: string[]
{
  await using bench = await openBench(folder, process.env.DATABASE_URL, console.log)
  // PostgreSQL runs in a session of its own, which Ctrl-C does not reach; the shop's processes stop with their parent.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void bench[Symbol.asyncDispose]().then(() => process.exit(1)))
  machine = await describeMachine(bench.marketplace)
  for (const [name, measure] of Object.entries(groups)) {
    if (requested.length > 0 && !requested.includes(name)) continue
    for await (const row of measure(bench)) {
      console.log(`${row.compared.ratio.toFixed(2)}  ${row.figure}`)
      rows.push(row)
    }
  }
}
const output = [...machine, '', tableOf(rows), '', ...notesOf(rows)].join('\n')
const file = path.join(folder, 'figures.md')
await writeFile(file, `${output}\n`)
console.log(
  `\n${output}\nThis is also in ${path.relative(process.cwd(), file)}, after ${Math.round(process.uptime())} s`,
)
process.exitCode = rows.every(meetsTarget) ? 0 : 1
