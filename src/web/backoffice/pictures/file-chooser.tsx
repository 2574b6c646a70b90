import { type DragEvent, useRef, useState } from 'react'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'

interface FileChooserProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly isSingle?: boolean
}

/** Accepts files from the camera, the photo library, the file dialog or by drag and drop. */
export function FileChooser({ onFiles, isSingle = false }: FileChooserProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, isSingle ? 1 : undefined)
    if (chosen.length > 0) onFiles(chosen)
    if (input.current) input.current.value = ''
  }
  const over = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <label
      data-over={isOver}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        take(event.dataTransfer.files)
      }}
      className="flex noscript:hidden min-h-20 cursor-pointer items-center justify-center gap-3 rounded-xl border-2 border-door/40 border-dashed bg-white px-4 text-center font-semibold text-door focus-within:outline-3 focus-within:outline-door hover:border-door data-[over=true]:bg-door/10"
    >
      <BackofficeIcon name="camera" />
      {isSingle ? picturesMessages.chooseOne : picturesMessages.choose}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/*"
        multiple={!isSingle}
        className="sr-only"
        onChange={(event) => take(event.currentTarget.files)}
      />
    </label>
  )
}
