import { offlineMessages } from '#messages/offline.ts'
import { defaultLanguage } from '../../text/messages.ts'

/**
 * What the service worker puts into a page that it shows as it was seen last. Markup, since it is there without script;
 * an `aside`, as no page has one where it stands, so that React passes it over.
 */
export function keptNotice(): string {
  const { kept, again } = offlineMessages[defaultLanguage]
  return `<aside role="status" data-kept-page class="fixed inset-x-0 bottom-0 z-50 bg-ink text-sand shadow-float print:hidden"><div class="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm"><p class="min-w-0 flex-1 basis-60">${kept('{time}')}</p><a href="" class="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4">${again}</a></div></aside>`
}
