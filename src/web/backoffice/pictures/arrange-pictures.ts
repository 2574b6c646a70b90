/** What a button of a picture says: `earlier 2` is about the third one. Anything else leaves the pictures as they are. */
export function arrangePictures<Picture>(pictures: readonly Picture[], wanted: string): readonly Picture[] {
  const [, deed, number] = /^(earlier|later|remove) (\d{1,4})$/.exec(wanted) ?? []
  const position = Number(number)
  const picture = pictures[position]
  if (picture === undefined) return pictures
  const others = pictures.toSpliced(position, 1)
  if (deed === 'remove') return others
  return others.toSpliced(Math.max(0, deed === 'earlier' ? position - 1 : position + 1), 0, picture)
}
