import { parentPort, workerData } from 'node:worker_threads'
import { planFile } from '#domain/product-import/plan-file.ts'
import type { FileToPlan } from '#domain/product-import/plan-import-file.ts'

// The thread of `importPlanner`.
parentPort?.postMessage(await planFile(workerData as FileToPlan))
