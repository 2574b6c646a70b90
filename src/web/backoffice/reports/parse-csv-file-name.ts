import { data } from 'react-router'

/** Returns the name before `.csv`. Throws 404 for unknown names. */
export function parseCsvFileName<Name extends string>(file: string, isName: (text: string) => text is Name): Name {
  const name = /^(.+)\.csv$/.exec(file)?.[1] ?? ''
  if (!isName(name)) throw data(null, { status: 404 })
  return name
}
