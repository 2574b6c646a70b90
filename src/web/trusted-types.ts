import { workerPath } from './storefront/offline/offline-path.ts'

interface Rules {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

/** As far as we need it; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown
}

/** What React writes to make a script element that does not run. */
const emptyScript = '<script></script>'

/**
 * With Trusted Types the browser asks here before any text becomes markup, wherever the text comes from. Two things
 * pass: what React makes elements with, and text without `<`, which as markup is the same text (our facts for machines
 * are written so, see json-ld.tsx). Text that would become a script never passes, and of addresses only that of our
 * service worker.
 */
export function guardMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
    createScriptURL: (url) => (url === workerPath ? url : null),
  })
}
