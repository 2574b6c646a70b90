import { takeInPicture } from '#domain/assortment/take-in-picture.ts'
import type { PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Takes in the picture that a form sent without script carries, and names it in the form as a script would have. Answers
 * why not, when it is not taken.
 */
export async function takeSentPicture(office: Marketplace, form: FormData): Promise<PictureRefusal | undefined> {
  const file = form.get('photo')
  form.delete('photo')
  // Where nothing was chosen, browsers send a file without name and bytes.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return undefined
  const taken = await takeInPicture(office, new Uint8Array(await file.arrayBuffer()))
  if (taken.outcome === 'refused') return taken.reason
  form.append('picture', taken.picture.fileName)
  form.append('alt', '')
  form.append('pictureColor', '')
  return undefined
}
