import { useRef, useState } from 'react'
import type { Picture } from '#domain/catalog/picture.ts'
import type { PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import { useCounted } from './on-their-way.tsx'
import { sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly id: number
  readonly name: string
  /** From 0 to 1. */
  readonly part: number
  readonly problem?: PictureRefusal | 'unreachable'
}

/** Sends files one after the other, so that a slow line brings the first one home soon. `onTaken` hears of each that arrived. */
export function useUploads(onTaken: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const files = useRef(new Map<number, File>())
  const line = useRef<Promise<void>>(Promise.resolve())
  const lastId = useRef(0)
  const heard = useRef(onTaken)
  heard.current = onTaken

  const note = (id: number, news: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)))
  const forget = (id: number) => {
    files.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  const send = (id: number) => {
    line.current = line.current.then(async () => {
      const file = files.current.get(id)
      if (!file) return
      const sent = await sendPicture(await shrinkPicture(file), (part) => note(id, { part }))
      if (sent.outcome === 'taken') {
        forget(id)
        heard.current(sent.picture)
      } else note(id, { part: 0, problem: sent.outcome === 'refused' ? sent.reason : 'unreachable' })
    })
  }

  const add = (chosen: Iterable<File>) => {
    for (const file of chosen) {
      const id = ++lastId.current
      files.current.set(id, file)
      setUploads((all) => [...all, { id, name: file.name, part: 0 }])
      send(id)
    }
  }
  const retry = (id: number) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { id, name: upload.name, part: 0 } : upload)))
    send(id)
  }
  useCounted(uploads.filter(({ problem }) => !problem).length)
  return { uploads, add, retry, forget }
}
