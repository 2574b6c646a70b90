/** Makes the backups of this shop. Absent from a marketplace whose backups are turned off. */
export interface BackupService {
  /**
   * Makes and proves a backup in a process of its own. What goes wrong is logged and stands in the table of backups.
   */
  make(): Promise<void>
  /**
   * Whether archived WAL no longer continues the last backup, so that only the moment of the backup can be restored.
   */
  hasWalGap(): Promise<boolean>
  /** Undefined while WAL is archived in time. */
  walProblem(): WalProblem | undefined
}

/** Why WAL waits and how much. It is dropped before it eats the room of the shop. */
export interface WalProblem {
  readonly reason: string
  readonly waitingBytes: number
  /** Beyond what must stay free. */
  readonly freeBytes: number
}
