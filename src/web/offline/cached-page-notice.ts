interface NoticeTexts {
  readonly cachedPage: (time: string) => string
  readonly tryAgain: string
}

const placeClass = { bottom: 'fixed inset-x-0 bottom-0 z-50 shadow-float', top: '' } as const

/**
 * Returns the HTML of the notice that the service worker inserts into a page from its cache. It is visible before
 * hydration. An `aside`, since no page has one in this place, so that React ignores it when it hydrates.
 */
export function cachedPageNotice({ cachedPage, tryAgain }: NoticeTexts, place: keyof typeof placeClass): string {
  return `<aside role="status" data-cached-page class="${placeClass[place]} bg-ink text-sand print:hidden"><div class="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm"><p class="min-w-0 flex-1 basis-60">${cachedPage('{time}')}</p><a href="" class="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4">${tryAgain}</a></div></aside>`
}
