/**
 * The version of the texts about personal data: beside the order button, at the newsletter, at the form of those who
 * wait for a size, and on the page about the shop. It rises whenever one of them changes; `consent.test.ts` compares
 * them.
 */
export const consentVersion = 6

/** The columns that remember which texts a person saw, and when. */
export function consentColumns(now: Date) {
  return { consent_version: consentVersion, consented_at: now } as const
}
