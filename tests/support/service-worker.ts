import type { ServiceWorkerScope } from '#web/service-worker/worker-scope.ts'

export const workerOrigin = 'https://shop.example'

/** Returns a page as the server answers it. */
export function workerPage(body: string, headers: Record<string, string> = {}, lang = 'en'): Response {
  const page = `<html lang="${lang}"><head><title>${body}</title><script>go()</script></head><body class="x"><p>${body}</p><ul data-visited-pages=""></ul></body></html>`
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

/** A browser with a service worker, whose connection can be cut and whose worker can be started again. */
export async function openWorkerBrowser(version: string, run: (scope: ServiceWorkerScope) => void) {
  const stores = new Map<string, Map<string, Response>>()
  const listeners = new Map<string, ((event: never) => void)[]>()
  const server = {
    isReached: true,
    answer: (path: string): Response | Promise<Response> => workerPage(`page ${path}`),
    requests: [] as { readonly path: string; readonly headers: Headers }[],
  }
  const addressOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, workerOrigin).href
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: string | Request) => store.get(addressOf(key))?.clone(),
      put: async (key: string | Request, answer: Response) => void store.set(addressOf(key), answer),
      delete: async (key: string | Request) => store.delete(addressOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    }
  }
  const scope = {
    location: { origin: workerOrigin },
    navigator: { onLine: true, language: 'en' },
    caches: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: (event: never) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    fetch: async (asked: string | Request, { headers }: RequestInit = {}) => {
      if (!server.isReached) throw new TypeError('Failed to fetch')
      const { pathname, search } = new URL(addressOf(asked))
      server.requests.push({ path: pathname + search, headers: new Headers(headers) })
      return server.answer(pathname + search)
    },
  }
  const start = () => {
    listeners.clear()
    run(scope as unknown as ServiceWorkerScope)
  }
  const happen = async (name: string, event: object = {}) => {
    const works: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      if (answer) throw new Error('Two listeners respond to one request')
      answer = given
    }
    for (const listener of listeners.get(name) ?? [])
      listener({ ...event, respondWith, waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
    const given = await answer
    for (const work of works) await work
    return given
  }
  start()
  await happen('install')
  await happen('activate')
  return {
    server,
    stores,
    /** Ends the worker and starts it again, as browsers do when it is idle. */
    start,
    visit: (path: string, method = 'GET') =>
      happen('fetch', { request: { url: workerOrigin + path, method, mode: 'navigate' } }),
    show: (shown: unknown, message: object = {}) => happen('message', { data: { shown, files: [], ...message } }),
    tell: (message: object) => happen('message', { data: message }),
    kept: (cache = `hirfa-pages-${version}`) =>
      [...(stores.get(cache)?.keys() ?? [])].map((url) => url.slice(workerOrigin.length)),
  }
}
