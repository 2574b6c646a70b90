import { data, redirect } from 'react-router'
import { z } from 'zod'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import type { PictureDraft } from '#domain/catalog/admin/product-draft.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { photosPath } from '#web/paths/studio-paths.ts'
import { readFormWithPhoto, uploadPhoto } from './photo-form.ts'

const photosForm = z.object({ do: rawText, picture: plainLine })

/** Runs the action of a button of the page of photos: of one that is there, or of a new one. */
export async function runPhotosAction(studio: Marketplace, id: number, request: Request) {
  // Before the body is read, so that nobody sends a photo for a piece of somebody else.
  await getAdminProduct(studio, id)
  const { form, photo, isTooHeavy } = await readFormWithPhoto(studio, request)
  if (isTooHeavy) return refused('too-heavy', 413)
  const { do: button, picture: fileName } = readFields(photosForm, form)
  switch (button) {
    case 'first':
      return change(studio, id, (pictures) => pictures.toSorted((one, other) => rank(one) - rank(other)))
    case 'remove':
      return change(studio, id, (pictures) => pictures.filter((picture) => picture.fileName !== fileName))
    default:
      if (photo) return catchRateLimited(send(studio, id, photo), {})
      // The page has sent it before.
      return fileName === '' ? refused('none', 422) : add(studio, id, fileName)
  }

  function rank(picture: PictureDraft): number {
    return picture.fileName === fileName ? 0 : 1
  }
}

async function send(studio: Marketplace, id: number, photo: File) {
  const { product, maxPhotos } = await getAdminProduct(studio, id)
  if (product.pictures.length >= maxPhotos) return refused('too-many', 409)
  const upload = await uploadPhoto(studio, photo)
  if (upload.outcome === 'refused') return refused(upload.reason, 422)
  return add(studio, id, upload.picture.fileName)
}

/** A second tap adds nothing. */
function add(studio: Marketplace, id: number, fileName: string) {
  return change(studio, id, (pictures) =>
    pictures.some((picture) => picture.fileName === fileName) ? pictures : [...pictures, { fileName, alt: '' }],
  )
}

type Change = (pictures: readonly PictureDraft[]) => readonly PictureDraft[]

async function change(studio: Marketplace, id: number, changed: Change) {
  const item = await getAdminProduct(studio, id)
  const base = productDraftOf(item)
  const pictures = changed(base.pictures)
  // Other photos may have come since the first look; `editProduct` compares the base.
  if (pictures.length > Math.max(item.maxPhotos, base.pictures.length)) return refused('too-many', 409)
  const saving = editProduct(studio, id, { base, edited: { ...base, pictures } })
  return catchRateLimited(
    saving.then(({ outcome }) => {
      if (outcome === 'saved') return redirect(photosPath(id))
      // A photo of somebody else is as none.
      return outcome === 'unknown' ? refused('none', 422) : refused('changed-meanwhile', 409)
    }),
    {},
  )
}

function refused<Reason extends string>(outcome: Reason, status: number) {
  return data({ outcome }, { status })
}
