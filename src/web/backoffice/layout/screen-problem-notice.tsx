import { Link } from 'react-router'
import { screenProblemsMessages } from '#page-messages/backoffice/layout.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useScreenProblem } from './screen-problem.ts'

/** Shows the current screen problem below the header. */
export function ScreenProblemNotice() {
  const problem = useScreenProblem()
  if (!problem) return null
  return (
    <div className="mx-auto max-w-3xl px-4 pb-2">
      <Notice tone={problem === 'stale' ? 'info' : 'error'}>
        {screenProblemsMessages[problem]}{' '}
        {problem === 'signed-out' && (
          <Link
            reloadDocument
            to={signInPath()}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {screenProblemsMessages.signIn}
          </Link>
        )}
      </Notice>
    </div>
  )
}
