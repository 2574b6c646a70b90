import type { Picture } from '#domain/catalog/picture.ts'
import type { PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import { tellOfScreen } from '../layout/trouble.ts'
import type { PictureAnswer } from './take-picture.ts'

export type SentPicture =
  | { readonly outcome: 'taken'; readonly picture: Picture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }
  | { readonly outcome: 'unreachable' }

/** Sends a file to the shop. `onProgress` hears the part that has left, from 0 to 1: only XMLHttpRequest knows it. */
export function sendPicture(file: Blob, onProgress: (part: number) => void): Promise<SentPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/admin/pictures')
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      // Who is no longer signed in is led to the way in, which this request follows by itself.
      if (new URL(request.responseURL).pathname.startsWith('/admin/sign-in')) tellOfScreen('signed-out')
      resolve(read(request.status, request.response))
    })
    request.addEventListener('error', () => resolve({ outcome: 'unreachable' }))
    request.send(file)
  })
}

function read(status: number, body: PictureAnswer | null): SentPicture {
  if (status === 201 && body && 'picture' in body) return { outcome: 'taken', picture: body.picture }
  if (body && 'refused' in body) return { outcome: 'refused', reason: body.refused }
  return { outcome: 'unreachable' }
}
