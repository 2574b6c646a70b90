import { backofficeRoot } from './backoffice-root.ts'
import { type LinkParameters, pagePath } from './page-path.ts'

/** Returns the path of a page of the back office, given the path below its root. */
export function inBackoffice(path: string, parameters?: LinkParameters): string {
  return pagePath(backofficeRoot + path, parameters)
}
