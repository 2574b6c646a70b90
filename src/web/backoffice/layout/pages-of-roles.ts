import type { OfficeRole } from '#domain/access/role.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'

/**
 * The pages that each role opens, with all that is below them. The layout asks before each loader and action, and the
 * navigation leads to no others. What somebody may do there, operations ask their policies.
 */
const pagesOf: Readonly<Record<OfficeRole, readonly string[]>> = {
  owner: [dashboardPath()],
  staff: [dashboardPath()],
}

/** Whether a role opens a page: its path, or the pattern of its route. */
export function mayOpen(role: OfficeRole, path: string): boolean {
  return isAtOrBelow(path, pagesOf[role])
}

export function isAtOrBelow(path: string, starts: readonly string[]): boolean {
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}
