// The parts of the service worker's global scope that are used; TypeScript's DOM library has no types for it.

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

export interface ServiceWorkerEvents {
  install: Extendable
  activate: Extendable
  fetch: Extendable & { readonly request: Request; respondWith(response: Promise<Response>): void }
  message: Extendable & { readonly data: unknown }
  push: Extendable & { readonly data: { json(): unknown } | null }
  notificationclick: Extendable & { readonly notification: ShownNotification }
}

export interface ServiceWorkerScope {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  readonly location: { readonly origin: string }
  readonly navigator: { readonly onLine: boolean; readonly language: string }
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>
    getNotifications(filter: { tag: string }): Promise<readonly ShownNotification[]>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void
}

interface ShownNotification {
  /** The kind of what it tells. */
  readonly tag: string
  readonly data: unknown
  close(): void
}

interface OpenWindow {
  readonly url: string
  focus(): Promise<unknown>
}
