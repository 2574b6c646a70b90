import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { useUploads } from './use-uploads.ts'

/** Files on their way, and what became of those that did not arrive. */
export function UploadList({ uploads, retry, forget }: ReturnType<typeof useUploads>) {
  const { pictures } = useOfficeMessages()
  return (
    <ul aria-live="polite" className="space-y-2">
      {uploads.map(({ id, name, part, problem }) => (
        <li key={id} className="rounded-xl bg-sand/40 px-4 py-2 text-sm">
          <p className="truncate">
            <bdi>{name}</bdi>
          </p>
          {problem ? (
            <>
              <p className="font-medium text-clay">{pictures.problems[problem]}</p>
              <Button variant="quiet" onClick={() => retry(id)}>
                {pictures.retry}
              </Button>
              <Button variant="quiet" onClick={() => forget(id)}>
                {pictures.forget}
              </Button>
            </>
          ) : (
            <progress aria-label={pictures.sending(name)} max={1} value={part} className="w-full" />
          )}
        </li>
      ))}
    </ul>
  )
}
