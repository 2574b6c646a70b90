import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSubscriptionByToken } from './newsletter-token.ts'

/** Returns the subscriber's language by the token of a confirmation link; undefined for an unknown one. */
export async function findConfirmationLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findSubscriptionByToken(marketplace, token, 'confirm'))?.locale
}

/** Returns the subscriber's language by the token of an unsubscribe link; undefined for an unknown one. */
export async function findUnsubscribeLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findSubscriptionByToken(marketplace, token, 'unsubscribe'))?.locale
}
