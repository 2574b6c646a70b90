import { data, redirect } from 'react-router'
import { z } from 'zod'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { known, plainLine, readFields } from '#web/forms/form-fields.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { storePhotosPath } from '#web/paths/studio-paths.ts'
import { readFormWithPhoto, uploadPhoto } from '#web/studio/pieces/photo-form.ts'
import { type StorePhoto, storePhotos } from './store-photos.ts'

/** `picture` is the photo where the page has sent it before. */
const storePhotoForm = z.object({ which: known(storePhotos), picture: plainLine })

/** Shows another photo as the portrait or the cover of a store. */
export async function runStorePhotosAction(studio: Marketplace, storeId: number, request: Request) {
  const { form, photo, isTooHeavy } = await readFormWithPhoto(studio, request)
  const { which, picture } = readFields(storePhotoForm, form)
  if (!which) throw data(null, { status: 400 })
  if (isTooHeavy) return refused(which, 'too-heavy', 413)
  if (!photo && picture === '') return refused(which, 'none', 422)
  return catchRateLimited(photo ? send(studio, storeId, which, photo) : show(studio, storeId, which, picture), {
    which,
  })
}

async function send(studio: Marketplace, storeId: number, which: StorePhoto, photo: File) {
  const upload = await uploadPhoto(studio, photo)
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
