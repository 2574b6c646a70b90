import type { Email } from '#domain/email.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { ensureOwner, issueSetupToken } from '#domain/operators/owner-setup.ts'

/** The owner whom the settings name, for a shop that is set up without a person. */
export interface OwnerSettings {
  readonly email: Email
  readonly password: string
}

/**
 * While nobody runs the shop: creates the owner of the settings, or prints a link that makes whoever follows it the
 * owner. There is no account by default that somebody could forget to close.
 */
export async function letOwnerIn(
  marketplace: Marketplace,
  owner: OwnerSettings | undefined,
  publicUrl: string,
  tell: (line: string) => void,
): Promise<void> {
  if (owner) {
    const [name = owner.email] = owner.email.split('@')
    if (await ensureOwner(marketplace, { ...owner, name }))
      tell(`The owner ${owner.email} can sign in at ${publicUrl}/admin`)
    return
  }
  const token = await issueSetupToken(marketplace)
  if (token) tell(`Nobody owns this shop yet. Within 24 hours, become its owner at ${publicUrl}/admin/setup/${token}`)
}
