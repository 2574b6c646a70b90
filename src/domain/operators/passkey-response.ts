import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+$/)
const credential = {
  ...{ id: base64url, rawId: base64url, type: z.literal('public-key') },
  clientExtensionResults: z.record(z.string(), z.unknown()).transform(() => ({})),
}

/** What a browser sends after a passkey was made: the JSON of WebAuthn. The library checks what is in it. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
})

/** What a browser sends after a passkey has signed the challenge. */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})

/** The response of a passkey as text, and the challenge that it responds to, sealed. */
export interface PasskeyForm {
  readonly response: string
  readonly challenge: string
}

/** Parses the text of a response; undefined when it is none. */
export function parseResponse<Response>(shape: z.ZodType<Response>, text: string): Response | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
