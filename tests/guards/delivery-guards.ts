import type { Guard } from './guard.ts'

/** What pages and emails may be sent: current, once, and the same for everybody. */
export const deliveryGuards: readonly Guard[] = [
  {
    name: 'the tags of a product page',
    file: 'src/server/page-cache/page-cache.ts',
    find: 'tags: cacheMetadata.tags, renderedAt',
    replace: 'tags: new Set(), renderedAt',
    test: 'src/server/page-cache/page-cache.test.ts',
    title: 'a page is rendered once and cached until a tag of it is invalidated',
  },
  {
    name: 'the invalidation of pages that are being rendered',
    file: 'src/server/page-cache/page-cache.ts',
    find: 'if (isOutdated(inFlight, tick)) page.staleAt = Number.NEGATIVE_INFINITY\n    else ',
    replace: '',
    test: 'src/server/page-cache/page-cache.test.ts',
    title: 'a page whose data changed while it was rendered is not sent to later requests',
  },
  {
    name: 'the invalidation of all pages when the change feed is lost',
    file: 'src/server/page-cache/page-cache.ts',
    find: 'onDisconnect: invalidateAll',
    replace: 'onDisconnect: () => {}',
    test: 'src/server/page-cache/page-cache.test.ts',
    title: 'a disconnected change feed invalidates all pages, and nothing is cached until it is connected again',
  },
  {
    name: 'the canonical URL that cached pages are rendered from',
    file: 'src/server/page-cache/serve-from-cache.ts',
    find: 'context.req.raw = new Request(publicUrl + url)',
    replace: '',
    test: 'src/server/page-cache/serve-from-cache.test.ts',
    title: 'nothing of the first request gets into the cached page (cache poisoning)',
  },
  {
    name: 'the list of what is the same for every visitor',
    file: 'src/server/page-cache/cacheable-urls.ts',
    find: 'if (privateName !== undefined && query.has(privateName)) return undefined',
    replace: '',
    test: 'src/server/page-cache/cacheable-urls.test.ts',
    title: 'the checkout of the cart is cacheable, the checkout of buy now is not',
  },
  {
    name: 'the count of emails to one address',
    file: 'src/domain/email-outbox/hold-email.ts',
    find: 'const isHeld = await exceedsEmailLimit(marketplace, email)',
    replace: 'const isHeld = false',
    test: 'src/domain/email-outbox/held-emails.test.ts',
    title: 'a typed address gets so many emails a day, whatever its spelling; the others are held',
  },
  {
    name: 'the lock on an issue of the newsletter that is edited',
    file: 'src/domain/newsletter/edit-issue.ts',
    find: '.forUpdate()',
    replace: '',
    test: 'src/domain/newsletter/newsletter-issues.test.ts',
    title: 'an edit of a draft waits for another one that is being saved, and is a conflict then',
  },
  {
    name: 'the lock on rows that alerts are queued for',
    file: 'src/domain/stock-alerts/queue-due-alerts.ts',
    find: 'order by id for update skip locked)',
    replace: ')',
    test: 'src/domain/stock-alerts/queue-due-alerts.test.ts',
    title: 'runs at the same time queue each email once',
  },
]
