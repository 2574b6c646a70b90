import { data } from 'react-router'

/** What a file is of, by its name in the address. Throws a 404 for a file there is not. */
export function csvName<Name extends string>(file: string, isName: (text: string) => text is Name): Name {
  const name = /^(.+)\.csv$/.exec(file)?.[1] ?? ''
  if (!isName(name)) throw data(null, { status: 404 })
  return name
}
