import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { signInPath } from '#web/paths/backoffice-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useScreenProblem } from './screen-problem.ts'

/** Shows the current screen problem below the header. */
export function ScreenProblemNotice() {
  const { screenProblems } = useBackofficeMessages()
  const problem = useScreenProblem()
  if (!problem) return null
  return (
    <div className="mx-auto max-w-3xl px-4 pb-2">
      <Notice tone={problem === 'stale' ? 'info' : 'error'}>
        {screenProblems[problem]}{' '}
        {problem === 'signed-out' && (
          <a href={signInPath()} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {screenProblems.signIn}
          </a>
        )}
      </Notice>
    </div>
  )
}
