import { ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Shown once, to be written down or printed. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { secondFactor: words } = useOfficeMessages()
  return (
    <>
      <ul className="grid gap-2 rounded-xl bg-limestone p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink to="/admin" className="w-full" reloadDocument>
        {words.kept}
      </ButtonLink>
    </>
  )
}
