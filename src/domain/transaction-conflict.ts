/** The SQLSTATE of a serialization failure. */
const serializationFailure = '40001'

/** Another transaction has changed what this one was decided on. `inTransaction` retries it. */
export class TransactionConflict extends Error {
  override readonly name = 'TransactionConflict'
  readonly code = serializationFailure
}
