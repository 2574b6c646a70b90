import { parentPort, workerData } from 'node:worker_threads'
import { planFile } from '#domain/product-import/plan-file.ts'
import type { FileToPlan } from '#domain/product-import/plan-import-file.ts'

// The thread of `importPlanner`: it says what is in the file, then gives the rows from the one that it is asked for.

const rowsPerBatch = 100

const planned = await planFile(workerData as FileToPlan)
const rows = planned.outcome === 'planned' ? planned.rows : []
parentPort?.on('message', (first: number) => parentPort?.postMessage(rows.slice(first, first + rowsPerBatch)))
parentPort?.postMessage({ ...planned, rows: [] })
