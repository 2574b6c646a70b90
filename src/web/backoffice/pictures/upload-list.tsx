import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import type { useUploads } from './use-uploads.ts'

/** The pending uploads, and failed ones with their problem. */
export function UploadList({ uploads, retry, discard }: ReturnType<typeof useUploads>) {
  return (
    <ul aria-live="polite" className="space-y-2">
      {uploads.map(({ id, name, progress, problem }) => (
        <li key={id} className="rounded-xl bg-sand/40 px-4 py-2 text-sm">
          <p className="truncate">
            <bdi>{name}</bdi>
          </p>
          {problem ? (
            <>
              <p className="font-medium text-clay">{picturesMessages.problems[problem]}</p>
              <Button variant="quiet" onClick={() => retry(id)}>
                {picturesMessages.retry}
              </Button>
              <Button variant="quiet" onClick={() => discard(id)}>
                {picturesMessages.discard}
              </Button>
            </>
          ) : (
            <progress aria-label={picturesMessages.sending(name)} max={1} value={progress} className="w-full" />
          )}
        </li>
      ))}
    </ul>
  )
}
