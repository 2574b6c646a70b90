import { useRef, useState } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { useCountUploads } from './pending-uploads.tsx'
import { sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

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
