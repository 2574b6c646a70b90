/** A guard of the program, what takes it out, and the test of `npm test` that fails without it. */
export type Guard = (ReplacedText | DatabaseStatement) & {
  /** Ends "without …". */
  readonly name: string
  /** The file of the test. */
  readonly test: string
  readonly title: string
}

/** A text that occurs once in a file of the program. */
interface ReplacedText {
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** A statement on the migrated database, by its superuser. It fails where the guard has another name. */
interface DatabaseStatement {
  readonly sql: string
}
