/** What the server writes in front of the service worker's script when it serves it. */
export interface ServiceWorkerOptions {
  /** Differs for every build: caches of earlier versions are deleted. */
  readonly version: string
  /**
   * The pages of the storefront that it may store, without the prefix of a language and with ids as `:id`, each with
   * the query parameters it reads. Other pages are never stored.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** For pages of the storefront. */
  readonly notices: StoredPageNotices
  readonly officeNotices: StoredPageNotices
  /** What a notification shows, by language and kind. */
  readonly pushTexts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * By the language of a page: what is inserted into one that is shown from the cache, and the tag to format its time
 * with. `{time}` in the HTML is replaced by the time at which the page was fetched.
 */
export type StoredPageNotices = Readonly<Record<string, { readonly html: string; readonly intlTag: string }>>
