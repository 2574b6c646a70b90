import type { CDPSession, Page } from '@playwright/test'

/** Gives the page a device with a fingerprint sensor, which is touched whenever it is asked for. */
export async function addAuthenticator(
  page: Page,
): Promise<{ readonly client: CDPSession; readonly authenticatorId: string }> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { client, authenticatorId }
}
