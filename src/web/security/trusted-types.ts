import { serviceWorkerPath } from '#web/paths/file-paths.ts'

interface Rules {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

/** The part of the Trusted Types API that we use; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown
}

/** The HTML from which React creates a script element that does not run. */
const emptyScript = '<script></script>'

/**
 * Installs the default Trusted Types policy, which the browser calls for every string assigned as HTML or as a script
 * URL. It allows the HTML that React creates script elements from, HTML without `<`, which is plain text (json-ld.tsx
 * relies on it), and the URL of our service worker. Inline script text is never allowed.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
    createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
  })
}
