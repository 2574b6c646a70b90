import { actors, type Evidence } from '../evidence.ts'

/** Orders together never hold more stock than the hold limit of the shop, however many are placed at once. */
export function holdsStayWithinLimit({ held }: Evidence): string[] {
  return held.most > held.limit ? [`orders held ${held.most} pieces, the limit is ${held.limit}`] : []
}

/** In a long run each actor did something that had an effect: one that never does tests nothing. */
export function everyActorActs({ actions, isLong }: Evidence): string[] {
  if (!isLong) return []
  return actors.filter((actor) => actions[actor] === 0).map((actor) => `no ${actor}`)
}

/** Backups that were taken while clients ordered can be restored, and what they restore is consistent. */
export function backupsAreWhole({ backupProblems }: Evidence): string[] {
  return [...backupProblems]
}
