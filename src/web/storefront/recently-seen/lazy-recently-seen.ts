import { lazyPart } from '#web/ui/lazy-part.tsx'

const recentlySeen = () => import('./recently-seen.tsx')

/** Nothing until its code has loaded, which browsers do last, and nothing without script. */
export const LazyRecentlySeen = lazyPart(recentlySeen, import.meta.env.SSR ? await recentlySeen() : undefined)
