import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** What a browser sends after a passkey was made: the JSON of WebAuthn. The library checks what is in it. */
export const newPasskeyAnswer = z.object({
  ...credential,
  clientExtensionResults: z.record(z.string(), z.unknown()).transform(() => ({})),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
})

/** What a browser sends after a passkey has signed the challenge. */
export const passkeyAnswer = z.object({
  ...credential,
  clientExtensionResults: z.record(z.string(), z.unknown()).transform(() => ({})),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})

/** The answer of a passkey as text, and the challenge that it answers, sealed. */
export interface PasskeyForm {
  readonly answer: string
  readonly challenge: string
}

/** Parses the text of an answer; undefined when it is none. */
export function parseAnswer<Answer>(shape: z.ZodType<Answer>, text: string): Answer | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
