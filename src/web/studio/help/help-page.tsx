import { Link } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { studioHelpMessages as messages } from '#page-messages/studio-help.ts'
import { contactPath } from '#web/paths/storefront-paths.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** How things are done in the studio, in few words. */
export default function HelpPage() {
  return (
    <StudioFrame title={messages.title}>
      <BackLink to={piecesPath()}>{studioMessages.pieces.title}</BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      <div className="space-y-2 text-lg">
        {messages.questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question} className="panel px-5 py-2">
            <div className="space-y-2">
              {answer.split('\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
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
