import { data, Form, redirect } from 'react-router'
import { confirmOwnEmail, findAskedEmail } from '#domain/sellers/seller-email.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioEmailMessages } from '#page-messages/studio-email.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/confirm-email-page'

export async function loader({ params: { token }, context, request }: Route.LoaderArgs) {
  const isConfirmed = new URL(request.url).searchParams.has('confirmed')
  if (isConfirmed) return data({ isConfirmed, email: undefined })
  const email = await findAskedEmail(marketplaceIn(context), token)
  return data({ isConfirmed, email }, { status: email === undefined ? 404 : 200 })
}

export async function action({ params: { token }, context }: Route.ActionArgs) {
  const isConfirmed = await confirmOwnEmail(marketplaceIn(context), token)
  return isConfirmed ? redirect('?confirmed') : data(null, { status: 404 })
}

/** Opening the link confirms nothing: programs open links of emails to check them. The button does. */
export default function ConfirmEmailPage({ loaderData: { isConfirmed, email } }: Route.ComponentProps) {
  const { confirm: messages } = studioEmailMessages
  const isClosed = email === undefined && !isConfirmed
  const title = isClosed ? messages.closedTitle : messages.title
  return (
    <StudioFrame title={title}>
      <h1 className="text-3xl">{title}</h1>
      {isConfirmed && <Notice tone="success">{messages.confirmed}</Notice>}
      {isClosed && <p className="text-lg">{messages.closedText}</p>}
      {email !== undefined && (
        <Form method="post" className="space-y-5">
          <p className="break-all font-semibold text-lg">
            <bdi>{email}</bdi>
          </p>
          <p className="text-lg">{messages.text}</p>
          <Button type="submit" className="w-full py-4 text-xl">
            {messages.button}
          </Button>
        </Form>
      )}
      {(isConfirmed || isClosed) && (
        <ButtonLink to={piecesPath()} variant="secondary" className="text-lg">
          {studioMessages.link.toStudio}
        </ButtonLink>
      )}
    </StudioFrame>
  )
}
