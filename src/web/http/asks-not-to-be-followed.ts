/** Whether a browser asks not to be followed: by Global Privacy Control or Do Not Track. */
export function asksNotToBeFollowed({ headers }: Request): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'
}
