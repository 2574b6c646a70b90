/** No policy allows the actor to do this. Pages respond with 403. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'

  constructor() {
    super('The actor is not allowed to do this')
  }
}
