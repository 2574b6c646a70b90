/**
 * Thrown while rendering an email that must not be sent any more: the person has left, the issue was stopped, or the
 * size has sold out again.
 */
export class EmailWithdrawn extends Error {
  override readonly name = 'EmailWithdrawn'
}
