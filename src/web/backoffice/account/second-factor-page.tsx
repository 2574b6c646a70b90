import { data, Form, Link, redirect } from 'react-router'
import { cutText } from '#domain/cut-text.ts'
import { countRecoveryCodes } from '#domain/operators/recovery-codes.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactorSetup,
} from '#domain/operators/second-factor.ts'
import { actorOf } from '#domain/operators/session.ts'
import { base32, otpauthUrl } from '#domain/operators/totp.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { secondFactorMessages } from '#page-messages/backoffice/second-factor.ts'
import { AuthFrame } from '#web/backoffice/auth/auth-frame.tsx'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { codeForm } from '#web/backoffice/auth/sign-in-form.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn, shopProfileIn } from '#web/page-context.ts'
import { accountPath, secondFactorPath } from '#web/paths/backoffice-account-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { encodeQrCode, maxQrCodeBytes, type QrCode } from '#web/ui/qr-code/encode-qr-code.ts'
import { QrCodeSvg } from '#web/ui/qr-code/qr-code-svg.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/second-factor-page'

const maxAccountLength = 60

export async function loader({ context, request }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const { operator, pendingStep } = requireFreshSession(context, request)
  const key = await startSecondFactorSetup(marketplace, operator)
  if (!key) return { state: 'on', codesLeft: await countRecoveryCodes(marketplace, operator.id) } as const
  const { name } = await shopProfileIn(context)
  const url = urlWithinLimit(key, name, cutText(operator.email, maxAccountLength))
  return {
    state: pendingStep === 'second-factor-setup' ? 'wanted' : 'off',
    ...{ url, typedKey: base32(key).replace(/(.{4})(?=.)/g, '$1 '), qrCode: encodeQrCode(url) },
  } as const
}

/** The key must fit into the QR code. The names are only displayed, so they may be shortened. */
function urlWithinLimit(key: Buffer, issuer: string, account: string): string {
  const url = otpauthUrl(key, issuer, account)
  return url.length <= maxQrCodeBytes ? url : urlWithinLimit(key, Array.from(issuer).slice(0, -1).join(''), account)
}

export async function action({ context, request }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const operator = actorOf(requireFreshSession(context, request))
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'remove':
      await removeSecondFactor(marketplace, operator)
      return redirect(accountPath())
    case 'renew-codes': {
      const codes = await renewRecoveryCodes(marketplace, operator)
      // Not done: sent again, the form makes other codes, since nobody has seen these.
      return codes ? { outcome: 'renewed' as const, codes } : redirect(secondFactorPath())
    }
  }
  const codes = await confirmSecondFactor(marketplace, operator, readFields(codeForm, form).code)
  return codes ? done({ outcome: 'added' as const, codes }) : data({ outcome: 'wrong-code' } as const, { status: 422 })
}

/**
 * Adds an authenticator app with a QR code and a first code, shows the recovery codes once, makes new ones for who did
 * not see or keep them, and removes the app.
 */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) {
    return (
      <AuthFrame title={secondFactorMessages.codes} text={secondFactorMessages.codesText}>
        <RecoveryCodes codes={actionData.codes} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={secondFactorMessages.title} text={secondFactorMessages[loaderData.state]}>
      {actionData && <Notice tone="error">{secondFactorMessages.wrongCode}</Notice>}
      {loaderData.state === 'on' ? (
        <>
          <p>{secondFactorMessages.codesLeft(loaderData.codesLeft)}</p>
          <Form method="post" className="space-y-3">
            <p className="text-ink-soft text-sm">{secondFactorMessages.renewText}</p>
            <SubmitButton name="do" value="renew-codes" variant="outline" className="w-full">
              {secondFactorMessages.renew}
            </SubmitButton>
          </Form>
          <Form method="post" className="border-sand-deep border-t pt-5">
            <SubmitButton name="do" value="remove" variant="outline" className="w-full">
              {secondFactorMessages.remove}
            </SubmitButton>
          </Form>
        </>
      ) : (
        <AddAuthenticatorApp {...loaderData} />
      )}
      {loaderData.state !== 'wanted' && (
        <p className="text-center">
          <Link to={accountPath()} className="inline-grid min-h-11 place-items-center text-door hover:underline">
            {accountMessages.back}
          </Link>
        </p>
      )}
    </AuthFrame>
  )
}

/** The recovery codes, shown once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
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

interface AddAuthenticatorAppProps {
  /** Opens an app on the same device. */
  readonly url: string
  readonly typedKey: string
  readonly qrCode: QrCode
}

/** Three ways to add the key to an app, and the form that confirms it with a code. */
function AddAuthenticatorApp({ url, typedKey, qrCode }: AddAuthenticatorAppProps) {
  return (
    <>
      <div className="mx-auto max-w-56">
        <QrCodeSvg code={qrCode} label={secondFactorMessages.qrLabel} />
      </div>
      <p className="text-sm">
        <a href={url} className="text-link font-semibold">
          {secondFactorMessages.sameDevice}
        </a>
        <br />
        {secondFactorMessages.byHand}{' '}
        <bdi dir="ltr" className="whitespace-pre-wrap font-semibold tracking-wide">
          {typedKey}
        </bdi>
      </p>
      <Form method="post" className="space-y-5">
        <TextField
          label={secondFactorMessages.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
        <SubmitButton className="w-full">{secondFactorMessages.add}</SubmitButton>
      </Form>
    </>
  )
}
