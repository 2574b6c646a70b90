/**
 * Applies the value of a picture's button: `earlier 2` moves the third picture. Returns the same list for other values.
 */
export function arrangePictures<Picture>(pictures: readonly Picture[], wanted: string): readonly Picture[] {
  const [, action, number] = /^(earlier|later|remove) (\d{1,4})$/.exec(wanted) ?? []
  const position = Number(number)
  const picture = pictures[position]
  if (picture === undefined) return pictures
  const others = pictures.toSpliced(position, 1)
  if (action === 'remove') return others
  return others.toSpliced(Math.max(0, action === 'earlier' ? position - 1 : position + 1), 0, picture)
}
