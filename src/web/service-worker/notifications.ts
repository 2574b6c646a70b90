import type { SellerPushKind } from '#domain/push-kind.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { iconPaths } from '#web/paths/file-paths.ts'
import { ownOrdersPath, ownPhonesPath } from '#web/paths/studio-paths.ts'
import type { ServiceWorkerOptions } from './service-worker-options.ts'
import type { ServiceWorkerScope } from './worker-scope.ts'

const icon = iconPaths[192]

/** Where makers look at what they are told of. */
const placesOfSellers: Readonly<Record<SellerPushKind, string>> = {
  'to-prepare': ownOrdersPath(),
  'plan-ending': ownPhonesPath(),
}

/** Shows the notifications of the back office and of the studio. */
export function showNotifications(scope: ServiceWorkerScope, textsByLanguage: ServiceWorkerOptions['pushTexts']): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(countsIn(event.data))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const place = placesOfSellers[event.notification.tag as SellerPushKind]
    // Always anew: what an open page shows may be of yesterday.
    event.waitUntil(place ? scope.clients.openWindow(place) : openOffice())
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
    const texts = textsByLanguage[language] ?? textsByLanguage.en ?? {}
    for (const [kind, text] of Object.entries(texts)) {
      const told = Number(counts[kind])
      if (!(told > 0)) continue
      const shown = await scope.registration.getNotifications({ tag: kind })
      const before = shown.reduce((sum, { data }) => sum + (Number((data as { count?: unknown })?.count) || 0), 0)
      const count = before + told
      await scope.registration.showNotification(count > 1 ? `${text} (${count})` : text, {
        ...{ tag: kind, renotify: true, data: { count }, icon, badge: icon },
      })
    }
  }

  async function openOffice() {
    const windows = await scope.clients.matchAll({ type: 'window' })
    const office = windows.find(({ url }) => isBackofficePath(new URL(url).pathname))
    await (office ? office.focus() : scope.clients.openWindow(dashboardPath()))
  }
}
