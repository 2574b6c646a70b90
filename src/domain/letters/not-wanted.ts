/** Nobody wants a letter any more that was about to be written: its reader has left, or the shop has stopped it. */
export class NotWanted extends Error {
  override readonly name = 'NotWanted'
}
