import type { Marketplace } from '#domain/marketplace.ts'

/** Returns the token of a courier's API, encrypted for this courier. */
export function sealToken({ secrets }: Marketplace, courierId: number, token: string): Buffer {
  return secrets.seal(Buffer.from(token), whose(courierId))
}

/** Returns undefined when the token was sealed with another secret key. */
export function openToken({ secrets }: Marketplace, courierId: number, sealed: Buffer): string | undefined {
  return secrets.open(sealed, whose(courierId))?.toString()
}

function whose(courierId: number): string {
  return `API of courier ${courierId}`
}
