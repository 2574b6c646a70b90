import { assetsPath, serviceWorkerPath } from '#web/paths/file-paths.ts'
import { isDataSaverOn } from '#web/ui/connectivity.ts'

/** Delay in milliseconds before a shown page is reported, so that it does not compete with the page for the network. */
export const reportDelayMilliseconds = 2000

let worker: Promise<ServiceWorkerRegistration> | undefined

/** Registers the service worker and reports which page is shown, so that it stores it. */
export async function reportShownPage(shown: string, { isDocument = false } = {}): Promise<void> {
  if (!navigator.onLine) return
  try {
    // Undefined unless the origin is https or localhost.
    worker ??= navigator.serviceWorker?.register(serviceWorkerPath)
    if (!worker) return
    await worker
    // Caching downloads the page again, so not with the data saver on.
    if (isDataSaverOn()) return
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ shown, isDocument, files: files.filter((name) => name.includes(assetsPath)) })
  } catch {
    worker = undefined
  }
}
