import { data, redirect } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { chosenPhotos, readPhotoForm, readPhotos } from '#web/forms/read-photo-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { storePhotosPath } from '#web/paths/studio-paths.ts'
import type { StorePhoto } from './store-photos.ts'
import { storePhotoForm } from './store-photos-form.ts'

/** Limit of all fields other than the photo. */
const maxFieldBytes = 64 * 1024

/** Shows another photo as the portrait or the cover of a store. */
export async function runStorePhotosAction(studio: Marketplace, storeId: number, request: Request) {
  const { form, isWhole } = await readPhotoForm(request, maxPictureBytes + maxFieldBytes, studio.actor)
  const [photo] = chosenPhotos(form, 'photo')
  const { which, picture } = readFields(storePhotoForm, form)
  if (!which) throw data(null, { status: 400 })
  if (photo && !isWhole) return refused(which, 'too-heavy', 413)
  if (!photo && picture === '') return refused(which, 'none', 422)
  return catchRateLimited(photo ? send(studio, storeId, which, photo) : show(studio, storeId, which, picture), {
    which,
  })
}

async function send(studio: Marketplace, storeId: number, which: StorePhoto, photo: File) {
  const [bytes = new Uint8Array()] = await readPhotos([photo])
  const upload = await uploadPicture(studio, bytes)
  if (upload.outcome === 'refused') return refused(which, upload.reason, 422)
  return show(studio, storeId, which, upload.picture.fileName)
}

async function show(studio: Marketplace, storeId: number, which: StorePhoto, fileName: string) {
  const base = storeDraftOf(await getAdminStore(studio, storeId))
  const result = await editStore(studio, storeId, { base, edited: { ...base, [which]: fileName } })
  switch (result.outcome) {
    case 'saved':
      return redirect(storePhotosPath(storeId))
    case 'unknown-fields':
      return refused(which, 'none', 422)
    default:
      return refused(which, 'changed-meanwhile', 409)
  }
}

function refused<Reason extends string>(which: StorePhoto, outcome: Reason, status: number) {
  return data({ which, outcome }, { status })
}
