/** Thrown while rendering an email that must not be sent any more: the subscriber has left, or the issue was stopped. */
export class EmailWithdrawn extends Error {
  override readonly name = 'EmailWithdrawn'
}
