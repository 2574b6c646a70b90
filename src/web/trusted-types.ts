/** As far as we need it; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

/** What React writes to make a script element that does not run. */
const emptyScript = '<script></script>'

/**
 * With Trusted Types the browser asks here before any text becomes markup, wherever the text comes from. Two things
 * pass: what React makes elements with, and text without `<`, which as markup is the same text (our facts for machines
 * are written so, see json-ld.tsx). Text that would become a script, or its address, never passes.
 */
export function guardMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
  })
}
