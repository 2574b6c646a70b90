import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { hasFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { locales } from '#domain/locale.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { endSession, signOut } from '#domain/operators/end-session.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { addPasskey, removePasskey } from '#domain/operators/passkeys.ts'
import { formatPhone } from '#domain/phone.ts'
import { getOwnPlan } from '#domain/plans/get-plan-of-store.ts'
import { getPublicPushKey } from '#domain/push/push-keys.ts'
import { listPushSubscriptions, removePushSubscription, subscribeToPushes } from '#domain/push/push-subscriptions.ts'
import { createDeviceCode } from '#domain/sellers/device-code.ts'
import { listOwnStores } from '#domain/sellers/list-own-stores.ts'
import { askForOwnEmail, getOwnEmail, removeOwnEmail } from '#domain/sellers/seller-email.ts'
import { checkSellerByPasskey } from '#domain/sellers/sign-in-by-passkey.ts'
import { locale as pageLocale } from '#page-messages/locale.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { known, rawText, readFields } from '#web/forms/form-fields.ts'
import { readPasskey } from '#web/forms/passkey-form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { parseId } from '#web/http/parse-id.ts'
import { expiredSellerCookie } from '#web/http/studio-cookie.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { makersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { ownPhonesPath, piecesPath, signInByCodePath, studioHelpPath } from '#web/paths/studio-paths.ts'
import { emailForm } from '#web/studio/email/email-form.ts'
import { EmailPanel, type EmailProblem } from '#web/studio/email/email-panel.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { PasskeyPanel, type PasskeyProblem } from '#web/studio/passkeys/passkey-panel.tsx'
import { passkeyStateIn } from '#web/studio/passkeys/passkey-state.ts'
import { PlanPanel } from '#web/studio/plan/plan-panel.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { deviceName } from '#web/text/device-name.ts'
import { formatDate, formatMoment } from '#web/text/format.ts'
import { languageNames } from '#web/text/language-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { encodeQrCode } from '#web/ui/qr-code/encode-qr-code.ts'
import { QrCodeSvg } from '#web/ui/qr-code/qr-code-svg.tsx'
import type { Route } from './+types/phones-page'
import { PushPanel } from './push-panel.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { marketplace, session } = studioIn(context)
  if (session.actedBy) throw redirect(piecesPath())
  const phones = await listSessions(marketplace)
  const told = await listPushSubscriptions(marketplace, session)
  const stores = await listOwnStores(marketplace)
  const plans = []
  for (const { id, name } of stores) plans.push({ id, name, of: await catchNotFound(getOwnPlan(marketplace, id)) })
  const passkeys = await passkeyStateIn(context)
  return {
    plans,
    email: { ...(await getOwnEmail(marketplace)), isProved: hasFreshIdentity(marketplace) },
    passkeys: passkeys && {
      ...passkeys,
      passkeys: passkeys.passkeys.map(({ id, isOfThisPhone, device, createdAt, lastUsedAt }) => ({
        ...{ id, isOfThisPhone, device: deviceName(device), created: formatDate(createdAt) },
        lastUsed: lastUsedAt && formatMoment(lastUsedAt),
      })),
    },
    name: session.operator.name,
    publicKey: await getPublicPushKey(marketplace),
    subscriptionId: told.find(({ isThis }) => isThis)?.id,
    phones: phones.map(({ id, device, lastSeenAt, isOfOffice }) => ({
      ...{ id, isThis: id === session.id, device: isOfOffice ? undefined : deviceName(device) },
      lastSeen: formatMoment(lastSeenAt),
    })),
  }
}

type Context = Route.ActionArgs['context']

const wayInButtons = [
  ...(['add-passkey', 'remove-passkey', 'prove', 'prove-for-email'] as const),
  ...(['give-email', 'remove-email'] as const),
] as const

/** The buttons of the page of a seller's phones. */
const phonesForm = z.object({
  do: known(['end', 'sign-out', 'show-code', 'choose-language', 'tell', 'do-not-tell', ...wayInButtons] as const),
})

/** What a browser returns when it subscribes to notifications. */
const subscriptionForm = z.object({ endpoint: rawText, p256dh: rawText, auth: rawText })

const studioLanguageForm = z.object({ locale: known(locales) })

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace, session } = studioIn(context)
  const publicUrl = publicUrlIn(context)
  const form = await readForm(request)
  switch (readFields(phonesForm, form).do) {
    case 'end':
      await endSession(marketplace, parseId(textIn(form, 'id')))
      return redirect(ownPhonesPath())
    case 'sign-out':
      await signOut(marketplace, session)
      return redirect(session.actedBy ? publicUrl + makersPath() : signInByCodePath(), {
        headers: { 'Set-Cookie': expiredSellerCookie(publicUrl) },
      })
    case 'show-code':
      return showCode(context)
    case 'choose-language': {
      const { locale } = readFields(studioLanguageForm, form)
      if (!locale) throw data(null, { status: 400 })
      // Without the prefix of another language, with which the page would stay in that one.
      const changing = changeOwnLocale(marketplace, locale).then(() => redirect(publicUrl + ownPhonesPath()))
      return catchRateLimited(changing, {})
    }
    case 'tell': {
      const device = request.headers.get('User-Agent') ?? ''
      const sent = { ...readFields(subscriptionForm, form), device }
      const telling = subscribeToPushes(marketplace, session, sent).then((outcome) =>
        outcome === 'subscribed' ? redirect(ownPhonesPath()) : data({ outcome } as const, { status: 422 }),
      )
      return catchRateLimited(telling)
    }
    case 'do-not-tell':
      await removePushSubscription(marketplace, parseId(textIn(form, 'id')))
      return redirect(ownPhonesPath())
    case 'add-passkey':
    case 'prove':
    case 'prove-for-email':
      return takePasskey(context, request, form)
    case 'give-email':
      return giveEmail(context, form)
    case 'remove-email':
      await removeOwnEmail(marketplace)
      return redirect(`${ownPhonesPath()}#email`)
    case 'remove-passkey':
      await removePasskey(marketplace, parseId(textIn(form, 'id')))
      return redirect(`${ownPhonesPath()}#passkeys`)
    default:
      throw data(null, { status: 400 })
  }
}

/** Adds the passkey that the browser has made, or takes the one that has signed as a proof of who holds the phone. */
async function takePasskey(context: Context, request: Request, form: FormData) {
  const { marketplace, session } = studioIn(context)
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  const passkey = readPasskey(form)
  if (!passkey || !relyingParty) throw data(null, { status: 400 })
  const part = 'passkeys'
  const refuse = (outcome: PasskeyProblem) => data({ part, outcome } as const, { status: 422 })
  const wanted = textIn(form, 'do')
  if (wanted !== 'add-passkey') {
    const checking = checkSellerByPasskey(marketplace, session, relyingParty, passkey)
    const result = await catchRateLimited(
      checking.then((isRight) => ({ isRight })),
      { part } as const,
    )
    if (!('isRight' in result)) return result
    const place = wanted === 'prove' ? '#passkeys' : '#email'
    return result.isRight ? redirect(ownPhonesPath() + place) : refuse('refused-passkey')
  }
  if (!hasFreshIdentity(marketplace)) return refuse('prove-first')
  const device = request.headers.get('User-Agent') ?? ''
  const outcome = await addPasskey(marketplace, relyingParty, { ...passkey, device, sessionId: session.id })
  if (outcome === 'added') return redirect(`${ownPhonesPath()}#passkeys`)
  return refuse(outcome === 'too-many' ? 'too-many-passkeys' : 'refused-passkey')
}

async function giveEmail(context: Context, form: FormData) {
  const { marketplace, session } = studioIn(context)
  const { typed, email } = readFields(emailForm, form)
  const refused = { part: 'email', typed } as const
  const refuse = (outcome: EmailProblem) => data({ ...refused, outcome }, { status: 422 })
  if (!email) return refuse('invalid')
  if (!hasFreshIdentity(marketplace)) return refuse('prove-first')
  const asking = askForOwnEmail(marketplace, session, email)
  return catchRateLimited(
    asking.then(() => redirect(`${ownPhonesPath()}#email`)),
    refused,
  )
}

async function showCode(context: Context) {
  const { marketplace, session } = studioIn(context)
  return catchRateLimited(
    createDeviceCode(marketplace, session).then(({ code, phone }) => ({
      ...{ outcome: 'code' as const, code },
      phone: phone && formatPhone(phone),
      address: (publicUrlIn(context) + signInByCodePath()).replace(/^https?:\/\//, ''),
      qrCode: phone && encodeQrCode(publicUrlIn(context) + signInByCodePath({ phone, code })),
    })),
  )
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What is the seller's own: the phones that are in, a code for another one, the language. */
export default function PhonesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, phones, plans } = loaderData
  const { phones: messages, enter } = studioMessages
  const part = actionData && 'part' in actionData ? actionData : undefined
  const passkeyProblem = part?.part === 'passkeys' ? part.outcome : undefined
  const email = part?.part === 'email' ? part : undefined
  return (
    <StudioFrame
      title={messages.title}
      actions={
        <Link to={piecesPath()} className="flex min-h-11 items-center gap-2 px-2 font-semibold text-door">
          <Icon name="back" />
          {studioMessages.pieces.title}
        </Link>
      }
    >
      <h1 className="text-3xl">
        <bdi>{name}</bdi>
      </h1>
      <PushPanel {...loaderData} isRefused={actionData?.outcome === 'refused'} />
      <section className="panel space-y-3 p-5">
        <h2 className="text-2xl">{messages.another}</h2>
        {actionData?.outcome === 'rate-limited' && !part && <Notice tone="error">{enter.tooMany}</Notice>}
        {actionData?.outcome === 'code' ? (
          <div role="status" className="space-y-3">
            {actionData.qrCode && (
              <>
                <p className="text-lg">{messages.scan}</p>
                <div className="max-w-64">
                  <QrCodeSvg code={actionData.qrCode} label={messages.qrCode} />
                </div>
              </>
            )}
            <p className="text-lg">
              {messages.codeAddress} <bdi className="block break-all font-semibold">{actionData.address}</bdi>
            </p>
            <p className="text-lg">{messages.codeText}</p>
            <p dir="ltr" className="font-mono font-semibold text-4xl text-door tracking-widest rtl:text-end">
              {actionData.code.slice(0, 3)} {actionData.code.slice(3)}
            </p>
            <p className="text-lg">
              {messages.phone} <bdi className="whitespace-nowrap font-semibold">{actionData.phone}</bdi>
            </p>
            <p className="text-ink-soft">{messages.minutes}</p>
          </div>
        ) : (
          <p className="text-lg">{messages.anotherText}</p>
        )}
        <Form method="post">
          <Button type="submit" name="do" value="show-code" variant="secondary" className="text-lg">
            {actionData?.outcome === 'code' ? messages.newCode : messages.showCode}
          </Button>
        </Form>
      </section>
      <section className="panel p-5">
        <h2 className="text-2xl">{messages.yours}</h2>
        <ul className="mt-2 divide-y divide-sand-deep">
          {phones.map(({ id, isThis, device, lastSeen }) => (
            <li key={id} className="flex min-h-16 items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-lg">
                  {device ? messages.device(device.browser, device.system) : studioMessages.acting.device}
                </p>
                <p className="text-ink-soft">{isThis ? messages.thisOne : messages.lastSeen(lastSeen)}</p>
              </div>
              {!isThis && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="do" value="end" variant="outline">
                    {messages.end}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
      {loaderData.passkeys && <PasskeyPanel {...loaderData.passkeys} problem={passkeyProblem} />}
      <EmailPanel
        {...loaderData.email}
        hasPasskeys={loaderData.passkeys !== undefined && loaderData.passkeys.passkeys.length > 0}
        problem={email?.outcome}
        typed={email?.typed}
      />
      {plans.map(({ id, name, of }) => (
        <PlanPanel key={id} store={plans.length > 1 ? name : undefined} of={of} />
      ))}
      <section className="panel p-5">
        <h2 className="text-2xl">{messages.language}</h2>
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          <input type="hidden" name="do" value="choose-language" />
          {locales.map((locale) => (
            <Button
              key={locale}
              type="submit"
              name="locale"
              value={locale}
              lang={locale}
              aria-pressed={locale === pageLocale}
              variant={locale === pageLocale ? 'secondary' : 'outline'}
              className="text-lg"
            >
              {languageNames[locale]}
            </Button>
          ))}
        </Form>
      </section>
      <Link to={studioHelpPath()} className="inline-flex min-h-11 items-center text-lg text-link">
        {studioMessages.phones.help}
      </Link>
      <Form method="post">
        <Button type="submit" name="do" value="sign-out" variant="outline" className="text-lg">
          {messages.signOut}
        </Button>
        <p className="mt-2 text-ink-soft">{messages.signOutText}</p>
      </Form>
    </StudioFrame>
  )
}
