import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createSetupToken, ensureOwner } from '#domain/operators/owner-setup.ts'
import { makeSampleLink } from '#samples/make-sample-link.ts'
import { setupPath } from '#web/paths/backoffice-account-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { signInByLinkPath } from '#web/paths/studio-paths.ts'

/** The owner's account from the settings, for unattended setup. */
export interface OwnerSettings {
  readonly email: EmailAddress
  readonly password: string
}

/**
 * If the shop has no owner yet: creates the owner from the settings, or logs a setup link whose visitor becomes the
 * owner. There is no default account that could be left open. A shop of samples has a maker, whose link is logged too.
 */
export async function setUpOwner(
  marketplace: Marketplace,
  owner: OwnerSettings | undefined,
  publicUrl: string,
  report: (line: string) => void,
): Promise<void> {
  if (owner) {
    const [name = owner.email] = owner.email.split('@')
    if (await ensureOwner(marketplace, { ...owner, name }))
      report(`The owner ${owner.email} can sign in at ${publicUrl}${dashboardPath()}`)
    return
  }
  const token = await createSetupToken(marketplace)
  if (!token) return
  report(`Nobody owns this shop yet. Within 24 hours, become its owner at ${publicUrl}${setupPath(token)}`)
  const link = await makeSampleLink(marketplace)
  if (link)
    report(
      `To try what makers see, switch "Makers" on in the settings, then open ${publicUrl}${signInByLinkPath(link)}`,
    )
}
