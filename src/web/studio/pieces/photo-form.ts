import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { chosenPhotos, readPhotoForm, readPhotos } from '#web/forms/read-photo-form.ts'

/** Limit of all fields other than the photo. */
const maxFieldBytes = 64 * 1024

interface SentForm {
  readonly form: FormData
  /** Undefined when the page has sent it before, or there is none. */
  readonly photo: File | undefined
  readonly isTooHeavy: boolean
}

/** Reads a form with a `PhotoField`. */
export async function readFormWithPhoto(studio: Marketplace, request: Request): Promise<SentForm> {
  const { form, isWhole } = await readPhotoForm(request, maxPictureBytes + maxFieldBytes, studio.actor)
  const [photo] = chosenPhotos(form, 'photo')
  return { form, photo, isTooHeavy: photo !== undefined && !isWhole }
}

/** Makes a picture of a photo that came with its form. */
export async function uploadPhoto(studio: Marketplace, photo: File): ReturnType<typeof uploadPicture> {
  const [bytes = new Uint8Array()] = await readPhotos([photo])
  return uploadPicture(studio, bytes)
}
