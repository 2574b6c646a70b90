import { spawnSync } from 'node:child_process'

/** Why a test that needs these programs is skipped: those that are not installed. False if all are. */
export function missingPrograms(programs: readonly string[]): string | false {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error)
  return missing.length > 0 && `${missing.join(', ')} not installed`
}
