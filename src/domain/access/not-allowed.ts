import type { Role } from './role.ts'

/** Nobody is signed in, or the role is not sufficient. Every surface responds with 403. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'

  constructor(needed: Role) {
    super(`Only ${needed === 'owner' ? 'an owner' : 'people of the shop'} may do this`)
  }
}
