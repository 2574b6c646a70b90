import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Uploads the picture in a form sent without JavaScript and adds its fields to the form as the script would. Returns
 * the reason when the picture is refused.
 */
export async function uploadFormPicture(office: Marketplace, form: FormData): Promise<PictureRefusal | undefined> {
  const file = form.get('photo')
  form.delete('photo')
  // Without a chosen file browsers send an empty file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return undefined
  const upload = await uploadPicture(office, new Uint8Array(await file.arrayBuffer()))
  if (upload.outcome === 'refused') return upload.reason
  form.append('picture', upload.picture.fileName)
  form.append('alt', '')
  form.append('pictureColor', '')
  return undefined
}
