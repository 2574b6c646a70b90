import type { FileProblem } from './import-table.ts'

/** Thrown while a file is read, and returned as an outcome by `readImportFile`. */
export class RefusedFile extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
