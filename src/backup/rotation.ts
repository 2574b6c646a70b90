import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { BackupStore } from './backup-store.ts'
import { deleteBackup, listBackups, readManifest, startOf } from './manifest.ts'
import { deleteSegment, listSegments, walFolder } from './wal-archive-files.ts'

/**
 * How many backups are kept: the first and the last one of each of so many days in which there were any, and the last
 * one of each of so many weeks and months.
 */
export const kept = { days: 7, weeks: 4, months: 6 } as const

/**
 * Of the newest day more: each may have been made before something dangerous, such as migrations that are tried again
 * and again.
 */
const keptOfNewestDay = 6

const dayMilliseconds = 24 * 60 * 60 * 1000

export interface KeptBackups {
  /**
   * Those of the last days: with the WAL since the oldest of them any moment can be restored. The first one of a day
   * stays, since the moments until the next need it.
   */
  readonly daily: readonly string[]
  readonly all: ReadonlySet<string>
}

/** Chooses the backups to keep from names of whole ones. */
export function chooseKept(backups: readonly string[]): KeptBackups {
  const newestFirst = backups.toSorted().reverse()
  const [ofNewestDay = [], ...ofEarlierDays] = [...Map.groupBy(newestFirst, dayOf).values()].slice(0, kept.days)
  const firstAndLast = (ofDay: readonly string[], lasts: number) => [
    ...new Set([...ofDay.slice(0, lasts), ...ofDay.slice(-1)]),
  ]
  const daily = [
    ...firstAndLast(ofNewestDay, keptOfNewestDay),
    ...ofEarlierDays.flatMap((ofDay) => firstAndLast(ofDay, 1)),
  ]
  const lastOfEach = (periodOf: (day: TunisDay) => string, count: number) => {
    const ofPeriods = [...Map.groupBy(newestFirst, (backup) => periodOf(dayOf(backup))).values()]
    return ofPeriods.slice(0, count).flatMap((ofPeriod) => ofPeriod.slice(0, 1))
  }
  const weekly = lastOfEach(mondayOf, kept.weeks)
  const monthly = lastOfEach((day) => day.slice(0, 7), kept.months)
  return { daily, all: new Set([...daily, ...weekly, ...monthly]) }
}

/**
 * Deletes backups that are no longer kept, unfinished ones, and WAL that only they needed. Call it when the newest is
 * proven.
 */
export async function rotateBackups(store: BackupStore, now: Date): Promise<void> {
  const whole = await listBackups(store)
  const { daily, all } = chooseKept(whole)
  for (const name of await store.list('')) {
    const startedAt = startOf(name)
    const isUnfinished = startedAt && !whole.includes(name) && now.getTime() - startedAt.getTime() > dayMilliseconds
    if (isUnfinished) await store.deleteFolder(name)
    if (whole.includes(name) && !all.has(name)) await deleteBackup(store, name)
  }
  await deleteUnneededWal(store, daily)
}

/** Without manifests that name it, a chain is unneeded; of the others, what is older than their oldest backup. */
async function deleteUnneededWal(store: BackupStore, backups: readonly string[]): Promise<void> {
  const firstNeeded = new Map<string, string>()
  for (const backup of backups) {
    const { database } = await readManifest(store, backup)
    if (database.kind !== 'base-backup') continue
    const known = firstNeeded.get(database.walChain)
    if (known === undefined || database.firstSegment < known) firstNeeded.set(database.walChain, database.firstSegment)
  }
  for (const chain of await store.list(walFolder)) {
    const first = firstNeeded.get(chain)
    if (first === undefined) await store.deleteFolder(`${walFolder}/${chain}`)
    else
      for (const segment of await listSegments(store, chain))
        if (segment < first) await deleteSegment(store, chain, segment)
  }
}

function dayOf(backup: string): TunisDay {
  return tunisDayOf(startOf(backup) ?? new Date(0))
}

function mondayOf(day: TunisDay): string {
  const date = new Date(`${day}T00:00:00Z`)
  const daysSinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - daysSinceMonday * dayMilliseconds).toISOString().slice(0, 10)
}
