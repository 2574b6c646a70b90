import { Link } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { studioHelpMessages as messages } from '#page-messages/studio-help.ts'
import { contactPath } from '#web/paths/storefront-paths.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** How things are done in the studio, in few words. */
export default function HelpPage() {
  return (
    <StudioFrame title={messages.title}>
      <Link to={piecesPath()} className="flex min-h-11 items-center gap-2 text-link">
        <Icon name="back" />
        {studioMessages.pieces.title}
      </Link>
      <h1 className="text-3xl">{messages.title}</h1>
      <div className="space-y-2 text-lg">
        {messages.questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question} className="panel px-5 py-2">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <p className="text-lg">
        <Link reloadDocument to={contactPath()} className="text-link">
          {messages.ask}
        </Link>
      </p>
    </StudioFrame>
  )
}
