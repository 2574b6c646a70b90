import { createContext, useContext } from 'react'

/**
 * The nonce of our own inline scripts while rendering; content-security-policy.ts removes it before the page is sent.
 */
export const InlineScriptNonce = createContext<string | undefined>(undefined)

/** An inline script, which runs before any script file has loaded. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(InlineScriptNonce)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of ours, never a visitor's text
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
