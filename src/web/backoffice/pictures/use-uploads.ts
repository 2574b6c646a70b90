import { useRef, useState } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { reportScreenProblem } from '#web/backoffice/layout/screen-problem.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import { pictureUploadPath } from '#web/paths/backoffice-catalog-paths.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { useCountUploads } from './pending-uploads.tsx'
import type { UploadResponse } from './picture-upload.ts'

/** A pending or failed upload. */
export interface Upload {
  readonly id: number
  readonly name: string
  /** From 0 to 1. */
  readonly progress: number
  readonly problem?: PictureRefusal | 'unreachable'
}

/**
 * Uploads files one after the other, so that on a slow connection the first is done soon. Calls `onUploaded` after
 * each.
 */
export function useUploads(onUploaded: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const files = useRef(new Map<number, File>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const lastId = useRef(0)
  const latestOnUploaded = useRef(onUploaded)
  latestOnUploaded.current = onUploaded

  const update = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const discard = (id: number) => {
    files.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  const send = (id: number) => {
    queue.current = queue.current.then(async () => {
      const file = files.current.get(id)
      if (!file) return
      const sent = await sendPicture(await shrinkPicture(file), (progress) => update(id, { progress }))
      if (sent.outcome === 'uploaded') {
        discard(id)
        latestOnUploaded.current(sent.picture)
      } else update(id, { progress: 0, problem: sent.outcome === 'refused' ? sent.reason : 'unreachable' })
    })
  }

  const add = (chosen: Iterable<File>) => {
    for (const file of chosen) {
      const id = ++lastId.current
      files.current.set(id, file)
      setUploads((all) => [...all, { id, name: file.name, progress: 0 }])
      send(id)
    }
  }
  const retry = (id: number) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { id, name: upload.name, progress: 0 } : upload)))
    send(id)
  }
  useCountUploads(uploads.filter(({ problem }) => !problem).length)
  return { uploads, add, retry, discard }
}

/** Maximum width and height, in pixels: the server does not store larger pictures. */
const maxSide = 2000
const quality = 0.9

/**
 * Rotates a photo upright, scales it down, makes what is transparent white and strips its metadata, to upload less.
 * Returns the file unchanged when this browser cannot decode it: the server decodes every file anyway.
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG would make what is transparent black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    return drawn ?? file
  } catch {
    return file
  }
}

type UploadResult =
  | { readonly outcome: 'uploaded'; readonly picture: Picture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }
  | { readonly outcome: 'unreachable' }

/** Uploads a file. `onProgress` is called with the part sent, from 0 to 1, which only XMLHttpRequest reports. */
function sendPicture(file: Blob, onProgress: (progress: number) => void): Promise<UploadResult> {
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
