import { studioMessages } from '#page-messages/studio.ts'

/** A photo is taken, with the camera of a phone, or chosen from those that it has. */
export function PhotoField() {
  const { photos: messages } = studioMessages
  return (
    <div className="space-y-4">
      <FileField label={messages.take} capture="environment" />
      <FileField label={messages.choose} />
    </div>
  )
}

function FileField({ label, capture }: { readonly label: string; readonly capture?: 'environment' }) {
  return (
    <label className="block space-y-2">
      <span className="block font-semibold text-lg">{label}</span>
      <input
        type="file"
        name="photo"
        accept="image/*"
        capture={capture}
        className="-mx-3 block w-[calc(100%+1.5rem)] text-base file:mx-3 file:min-h-14 file:rounded-full file:border-0 file:bg-door file:px-6 file:font-semibold file:text-lg file:text-white"
      />
    </label>
  )
}
