import { backofficeRoot } from './backoffice-root.ts'

/** Words of old addresses of the back office and of today: bookmarks, sent emails and open pages have the old ones. */
const wordsToday: Readonly<Record<string, string>> = {
  feeds: 'product-feeds',
  figures: 'reports',
  history: 'audit-log',
  letters: 'emails',
  messages: 'contact-messages',
  packs: 'plan-requests',
  'products/sheet': 'products/paste',
}

const old = new RegExp(`^(${backofficeRoot}/)(${Object.keys(wordsToday).join('|')})(?=$|[/.])`)

/** Returns today's path for an old one, without prefixes of languages. Undefined for any other path. */
export function officePathToday(path: string): string | undefined {
  const [found, root, word = ''] = old.exec(path) ?? []
  return found && `${root}${wordsToday[word]}${path.slice(found.length)}`
}
