/** Serialized into the script when it is served. */
export interface OfficeNotificationsOptions {
  /** The dashboard, below which the back office lies. */
  readonly officePath: string
  readonly icon: string
  /** What a notification shows, by language and kind. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The parts of the service worker's global scope that are used; TypeScript's DOM library has no types for it. */
export interface OfficeNotificationsScope {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly language: string }
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>
    getNotifications(filter: { tag: string }): Promise<readonly ShownNotification[]>
  }
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener<Name extends keyof OfficeNotificationsEvents>(
    name: Name,
    listener: (event: OfficeNotificationsEvents[Name]) => void,
  ): void
}

interface ShownNotification {
  readonly data: unknown
  close(): void
}

interface OpenWindow {
  readonly url: string
  focus(): Promise<unknown>
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface OfficeNotificationsEvents {
  push: Extendable & { readonly data: { json(): unknown } | null }
  notificationclick: Extendable & { readonly notification: ShownNotification }
}

/**
 * The part of the service worker that shows notifications to the back office. The source text of this function is sent
 * to browsers, so it must not use anything outside itself.
 */
export function runOfficeNotifications(scope: OfficeNotificationsScope, options: OfficeNotificationsOptions): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(countsIn(event.data))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openOffice())
  })

  function countsIn(data: { json(): unknown } | null): Record<string, unknown> {
    try {
      return (data?.json() as { counts?: Record<string, unknown> } | null)?.counts ?? {}
    } catch {
      return {}
    }
  }

  /** A notification of each kind; one that nobody has looked at yet is replaced by one that counts both. */
  async function show(counts: Record<string, unknown>) {
    const language = scope.navigator.language.slice(0, 2)
    const texts = options.texts[language] ?? options.texts.en ?? {}
    for (const [kind, text] of Object.entries(texts)) {
      const told = Number(counts[kind])
      if (!(told > 0)) continue
      const shown = await scope.registration.getNotifications({ tag: kind })
      const before = shown.reduce((sum, { data }) => sum + (Number((data as { count?: unknown })?.count) || 0), 0)
      const count = before + told
      await scope.registration.showNotification(count > 1 ? `${text} (${count})` : text, {
        ...{ tag: kind, renotify: true, data: { count }, icon: options.icon, badge: options.icon },
      })
    }
  }

  async function openOffice() {
    const windows = await scope.clients.matchAll({ type: 'window' })
    const office = windows.find(({ url }) => {
      const { pathname } = new URL(url)
      return pathname === options.officePath || pathname.startsWith(`${options.officePath}/`)
    })
    await (office ? office.focus() : scope.clients.openWindow(options.officePath))
  }
}
