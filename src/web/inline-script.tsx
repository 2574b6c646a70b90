import { createContext, useContext } from 'react'

/** What rendering marks our own inline scripts with; see content-security.ts. The browser never sees it. */
export const InlineMark = createContext<string | undefined>(undefined)

/** A script of ours that runs before any file has arrived. */
export function InlineScript({ code }: { code: string }) {
  const mark = useContext(InlineMark)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of ours, never a visitor's text
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
