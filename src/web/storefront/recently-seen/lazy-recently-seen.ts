import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Nothing until its code has loaded, which browsers do last, and nothing without script. */
export const LazyRecentlySeen = lazyPart(() => import('./recently-seen.tsx'))
