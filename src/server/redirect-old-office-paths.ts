import type { MiddlewareHandler } from 'hono'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'
import { officePathToday } from '#web/paths/old-office-paths.ts'

/** Redirects from old addresses of the back office. 308 keeps the form of a page that was opened before. */
export const redirectOldOfficePaths: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const { locale, path } = splitLocale(pathname)
  const today = officePathToday(path)
  return today === undefined ? next() : context.redirect(withLocale(today, locale) + search, 308)
}
