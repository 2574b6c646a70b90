import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { latinDigits } from '#domain/phone.ts'
import { signInByCode } from '#domain/sellers/device-code.ts'
import { requestSellerLink } from '#domain/sellers/request-seller-link.ts'
import { signInByPasskey } from '#domain/sellers/sign-in-by-passkey.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { locale } from '#page-messages/locale.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioEmailMessages as emails } from '#page-messages/studio-email.ts'
import { studioPasskeysMessages as passkeys } from '#page-messages/studio-passkeys.ts'
import { plainLine, readFields } from '#web/forms/form-fields.ts'
import { readPasskey } from '#web/forms/passkey-form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { canStoreSessionCookie } from '#web/http/cookies.ts'
import { done } from '#web/http/done.ts'
import { rejectCrossOriginRequests } from '#web/http/reject-cross-origin-requests.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { piecesPath, signInByCodePath } from '#web/paths/studio-paths.ts'
import { emailForm } from '#web/studio/email/email-form.ts'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { PasskeyPart } from '#web/studio/passkeys/passkey-part.tsx'
import { sellerSessionIn } from '#web/studio/studio-context.ts'
import { languageNames } from '#web/text/language-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/code-page'
import { signInToStudio } from './sign-in-to-studio.ts'

export const middleware: Route.MiddlewareFunction[] = [rejectCrossOriginRequests]

/** A QR code of another phone fills in the number and the code. Opening it uses nothing up: the button does. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (sellerSessionIn(context)) throw redirect(piecesPath())
  const query = new URL(request.url).searchParams
  const filled = { phone: cleanPlainLine(query.get('phone') ?? ''), code: cleanPlainLine(query.get('code') ?? '') }
  const publicUrl = publicUrlIn(context)
  return {
    ...{ canEnter: canStoreSessionCookie(publicUrl), filled },
    takesPasskeys: usableRelyingParty(publicUrl) !== undefined,
  }
}

/** A code may be typed with spaces, and in the digits of another script. */
const codeForm = z.object({
  phone: plainLine,
  code: plainLine.transform((typed) => latinDigits(typed).replaceAll(/\s/g, '')),
})

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const device = request.headers.get('User-Agent') ?? ''
  const passkey = readPasskey(form)
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  if (passkey && relyingParty) {
    const entering = signInByPasskey(marketplaceIn(context), relyingParty, { ...passkey, device })
    const part = 'passkey'
    const result = await catchRateLimited(
      entering.then((session) => ({ session })),
      { part } as const,
    )
    if (!('session' in result)) return result
    if (result.session === undefined) return data({ part, outcome: 'refused' } as const, { status: 422 })
    return signInToStudio(context, result.session)
  }
  if (textIn(form, 'do') === 'email') {
    const { typed, email } = readFields(emailForm, form)
    const part = { part: 'email', typed } as const
    if (!email) return data({ ...part, outcome: 'invalid' } as const, { status: 422 })
    return catchRateLimited(
      requestSellerLink(marketplaceIn(context), email).then(() => done({ ...part, outcome: 'sent' } as const)),
      part,
    )
  }
  const typed = readFields(codeForm, form)
  const entering = signInByCode(marketplaceIn(context), { ...typed, device })
  const { phone } = typed
  const result = await catchRateLimited(
    entering.then((session) => ({ session })),
    { part: 'code', phone } as const,
  )
  if (!('session' in result)) return result
  if (result.session === undefined) return data({ part: 'code', outcome: 'refused', phone } as const, { status: 422 })
  return signInToStudio(context, result.session)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** How to enter: by a link that the shop sends, or by the code that a phone shows which is in already. */
export default function CodePage({
  loaderData: { canEnter, filled, takesPasskeys },
  actionData,
}: Route.ComponentProps) {
  const { enter } = studioMessages
  const typed = actionData?.part === 'code' ? actionData : undefined
  const asked = actionData?.part === 'email' ? actionData : undefined
  const problems = {
    refused: typed ? enter.refused : passkeys.refused,
    'rate-limited': enter.tooMany,
    unreachable: studioMessages.errors.away.text,
  }
  return (
    <StudioFrame title={enter.title}>
      <h1 className="text-3xl">{enter.title}</h1>
      <p className="text-lg">{enter.text}</p>
      {!canEnter && <Notice tone="error">{enter.needsHttps}</Notice>}
      {takesPasskeys && (
        <section hidden className="panel space-y-4 p-5">
          <h2 className="text-2xl">{passkeys.title}</h2>
          {actionData?.part === 'passkey' && <Notice tone="error">{problems[actionData.outcome]}</Notice>}
          <PasskeyPart action={signInByCodePath()} button={{ text: passkeys.signIn, do: 'passkey' }} />
        </section>
      )}
      <section className="panel space-y-4 p-5">
        <h2 className="text-2xl">{enter.byCode}</h2>
        <p className="text-lg">{enter.codeText}</p>
        {typed && <Notice tone="error">{problems[typed.outcome]}</Notice>}
        <Form method="post" action={signInByCodePath()} className="space-y-4">
          <TextField
            label={enter.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            dir="ltr"
            required
            defaultValue={typed?.phone ?? filled.phone}
          />
          <TextField
            label={enter.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={12}
            required
            defaultValue={typed ? undefined : filled.code}
            // The page has no script that would move the focus.
            autoFocus={typed !== undefined}
          />
          <Button type="submit" className="w-full py-3 text-lg">
            {enter.button}
          </Button>
        </Form>
      </section>
      <section id="email" className="panel space-y-4 p-5">
        <h2 className="text-2xl">{emails.enter.title}</h2>
        <p className="text-lg">{emails.enter.text}</p>
        {asked?.outcome === 'sent' && <Notice tone="success">{emails.enter.sent}</Notice>}
        {asked && asked.outcome !== 'sent' && asked.outcome !== 'invalid' && (
          <Notice tone="error">{emails.problems[asked.outcome]}</Notice>
        )}
        {asked?.outcome !== 'sent' && (
          <Form method="post" action={`${signInByCodePath()}#email`} className="space-y-4">
            <TextField
              label={emails.label}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              required
              defaultValue={asked?.typed}
              error={asked?.outcome === 'invalid' ? emails.problems.invalid : undefined}
            />
            <Button type="submit" name="do" value="email" variant="secondary" className="w-full py-3 text-lg">
              {emails.enter.button}
            </Button>
          </Form>
        )}
      </section>
      <LanguageLinks path={signInByCodePath()} />
    </StudioFrame>
  )
}

/** The same page in the other languages, for somebody whose language is not known yet. */
function LanguageLinks({ path }: { path: string }) {
  return (
    <nav aria-label={studioMessages.phones.language} className="flex flex-wrap gap-x-5">
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <a key={other} href={withLocale(path, other)} lang={other} className="text-link text-lg">
            {languageNames[other]}
          </a>
        ))}
    </nav>
  )
}
