import { z } from 'zod'
import { known, plainLine } from '#web/forms/form-fields.ts'
import { storePhotos } from './store-photos.ts'

/** `picture` is the photo where the page has sent it before. */
export const storePhotoForm = z.object({ which: known(storePhotos), picture: plainLine })
