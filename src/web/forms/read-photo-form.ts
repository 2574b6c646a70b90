import { data } from 'react-router'
import type { Actor } from '#domain/access/actor.ts'
import { isSeller } from '#domain/access/policies.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { maxVisitorFormBytes, readFormUpTo } from './read-form.ts'
import { readMultipartUpTo } from './read-multipart.ts'

/** Bodies with photos that this process reads at once: each may take as much memory as its photos. */
const maxReading = 6

/** Of them those of one maker, whose slow line keeps nobody else waiting. */
const maxReadingOfSeller = 2

const retrySeconds = 10

/** Whose bodies are being read: the ids of makers, undefined for buyers. */
const reading: (number | undefined)[] = []

/** What a form with photos had; of one that is too large, the fields before the photo in which it was cut off. */
interface PhotoForm {
  readonly form: FormData
  readonly isWhole: boolean
}

/**
 * Reads a form that may have photos, its last fields, up to its limit: that of any form of a visitor when it is not one
 * with files. Throws a 400 response for text that is not valid UTF-8, and Unavailable while too many forms with photos
 * arrive.
 */
export async function readPhotoForm(request: Request, maxBytes: number, sender: Actor): Promise<PhotoForm> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/')) {
    const form = await readFormUpTo(Math.min(maxBytes, maxVisitorFormBytes), request)
    return { form: form ?? new FormData(), isWhole: form !== undefined }
  }
  const { form, isWhole } = await inPhotoTurn(sender, () => readMultipartUpTo(maxBytes, request))
  // Photos are not UTF-8, so the whole body cannot be checked; the parser replaces invalid bytes.
  const texts = [...form].flat().filter((part) => typeof part === 'string')
  if (texts.some((text) => text.includes('\uFFFD'))) throw data(null, { status: 400 })
  return { form, isWhole }
}

/** Reads a body with photos. Throws Unavailable while too many arrive. */
export async function inPhotoTurn<Body>(sender: Actor, read: () => Promise<Body>): Promise<Body> {
  const sellerId = isSeller(sender) ? sender.id : undefined
  const own = reading.filter((id) => id !== undefined && id === sellerId)
  if (reading.length >= maxReading || own.length >= maxReadingOfSeller)
    throw new Unavailable('Too many photos arrive', retrySeconds)
  reading.push(sellerId)
  try {
    return await read()
  } finally {
    reading.splice(reading.indexOf(sellerId), 1)
  }
}

/** The photos that were chosen; browsers send an empty file for a field without any. */
export function chosenPhotos(form: FormData, field: string): File[] {
  return form.getAll(field).filter((sent) => typeof sent !== 'string' && sent.size > 0) as File[]
}

export function readPhotos(photos: readonly File[]): Promise<Uint8Array[]> {
  return Promise.all(photos.map(async (photo) => new Uint8Array(await photo.arrayBuffer())))
}
