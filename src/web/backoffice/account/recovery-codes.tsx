import { secondFactorMessages } from '#page-messages/backoffice/second-factor.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ul className="grid gap-2 rounded-xl bg-limestone p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink to={dashboardPath()} className="w-full" reloadDocument>
        {secondFactorMessages.kept}
      </ButtonLink>
    </>
  )
}
