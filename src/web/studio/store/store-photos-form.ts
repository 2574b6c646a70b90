import { z } from 'zod'
import { known, plainLine } from '#web/forms/form-fields.ts'

/** The photos of a store. */
export const storePhotos = ['logo', 'cover'] as const

export type StorePhoto = (typeof storePhotos)[number]

/** `picture` is the photo where the page has sent it before. */
export const storePhotoForm = z.object({ which: known(storePhotos), picture: plainLine })
