/** The path of the dashboard, below which the whole back office lies. */
export const backofficeRoot = '/admin'

/** Whether a path, or that of a page's data, is in the back office. The guards of its routes check access. */
export function isBackofficePath(path: string): boolean {
  const root = path.split('/', 2).join('/')
  return root === backofficeRoot || root === `${backofficeRoot}.data`
}
