/**
 * The `handle` of a route whose document loads no script file: it is opened once, from an email or a wrong address, and
 * its links and forms work without. Within the app, where the scripts run already, it is a page as any other.
 */
export const staticPage = { isStatic: true } as const

export function isStaticPage(handle: unknown): boolean {
  return (handle as Partial<typeof staticPage> | undefined)?.isStatic === true
}

/** The `handle` of a route whose document other sites show in a frame: it has no script at all, and no form. */
export const framedPage = { isStatic: true, isFramed: true } as const

export function isFramedPage(handle: unknown): boolean {
  return (handle as Partial<typeof framedPage> | undefined)?.isFramed === true
}

/** All that a static page runs: a form is sent once until the page is shown again; buttons print and copy. */
export const staticPageScript = `addEventListener('submit', (event) => {
  const { dataset, method } = event.target
  if (method !== 'post') return
  if (dataset.sent) event.preventDefault()
  dataset.sent = 'true'
})
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent
})
addEventListener('click', ({ target }) => {
  if (target.closest('[data-print]')) print()
  const button = target.closest('[data-copy]')
  if (button) navigator.clipboard?.writeText(button.dataset.copy).then(() => (button.textContent = button.dataset.copied))
})`
