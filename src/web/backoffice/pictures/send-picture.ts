import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { reportScreenProblem } from '#web/backoffice/layout/screen-problem.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import { pictureUploadPath } from '#web/paths/backoffice-catalog-paths.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import type { UploadResponse } from './picture-upload.ts'

export type UploadResult =
  | { readonly outcome: 'uploaded'; readonly picture: Picture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }
  | { readonly outcome: 'unreachable' }

/** Uploads a file. `onProgress` is called with the part sent, from 0 to 1, which only XMLHttpRequest reports. */
export function sendPicture(file: Blob, onProgress: (progress: number) => void): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', pictureUploadPath())
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      // Without a session the request is redirected to the sign-in page.
      if (splitLocale(new URL(request.responseURL).pathname).path.startsWith(signInPath()))
        reportScreenProblem('signed-out')
      resolve(read(request.status, request.response))
    })
    request.addEventListener('error', () => resolve({ outcome: 'unreachable' }))
    request.send(file)
  })
}

function read(status: number, body: UploadResponse | null): UploadResult {
  if (status === 201 && body && 'picture' in body) return { outcome: 'uploaded', picture: body.picture }
  if (body && 'refused' in body) return { outcome: 'refused', reason: body.refused }
  return { outcome: 'unreachable' }
}
