import { Link } from 'react-router'
import { studioPasskeysMessages as messages } from '#page-messages/studio-passkeys.ts'
import { ownPhonesPath, piecesPath } from '#web/paths/studio-paths.ts'
import { PasskeyPart } from './passkey-part.tsx'
import type { PasskeySetup } from './passkey-state.ts'

/** Offered once, on the first page after a private link. */
export function PasskeyOffer({ setup }: { setup: PasskeySetup }) {
  return (
    <section hidden className="panel space-y-3 p-5">
      <h2 className="text-2xl">{messages.title}</h2>
      <PasskeyPart
        setup={setup}
        button={{ text: messages.add, do: 'add-passkey' }}
        action={ownPhonesPath()}
        isOfThisPhone
      >
        <p className="text-lg">{messages.offer}</p>
      </PasskeyPart>
      <Link to={piecesPath()} className="inline-flex min-h-11 items-center text-lg text-link">
        {messages.notNow}
      </Link>
    </section>
  )
}
