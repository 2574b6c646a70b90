import { data, Form, Link, redirect } from 'react-router'
import type { Operator } from '#domain/operators/operator.ts'
import { countRecoveryCodes } from '#domain/operators/recovery-codes.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '#domain/operators/second-factor.ts'
import { base32, otpauthUrl } from '#domain/operators/totp.ts'
import { houseIn, marketplaceIn, type PageContext } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { qrDrawing } from '../../ui/qr/qr-drawing.ts'
import { DoorFrame } from '../door/door-frame.tsx'
import { sessionIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/second-factor-page'
import { AddApp } from './add-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The drawing holds no more bytes, and the key must be in it. The app only shows the names, so they may be cut. */
const longestUrl = 213
const longestAccount = 60

/** Whoever has given all that can be asked for by now: this is where the rest is made. */
function personIn(context: PageContext): Operator {
  const session = sessionIn(context)
  if (!session || session.owes === 'code') throw redirect('/admin/sign-in')
  return session.operator
}

export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const operator = personIn(context)
  const key = await beginSecondFactor(marketplace, operator)
  if (!key) return { state: 'on', codesLeft: await countRecoveryCodes(marketplace, operator.id) } as const
  const { name } = await houseIn(context)
  const url = urlThatFits(key, name, operator.email.slice(0, longestAccount))
  return {
    state: sessionIn(context)?.owes === 'second-factor' ? 'wanted' : 'off',
    ...{ url, typedKey: base32(key).replace(/(.{4})(?=.)/g, '$1 '), drawing: qrDrawing(url) },
  } as const
}

function urlThatFits(key: Buffer, issuer: string, account: string): string {
  const url = otpauthUrl(key, issuer, account)
  return url.length <= longestUrl ? url : urlThatFits(key, Array.from(issuer).slice(0, -1).join(''), account)
}

export async function action({ context, request }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const operator = personIn(context)
  const form = await readForm(request)
  if (textIn(form, 'do') === 'remove') {
    const removal = removeSecondFactor(marketplace, operator, textIn(form, 'password'))
    const answer = await orTooMany(removal.then((isRemoved) => ({ isRemoved })))
    if (!('isRemoved' in answer)) return answer
    return answer.isRemoved ? redirect('/admin/account') : data({ outcome: 'wrong-password' } as const, { status: 422 })
  }
  const codes = await confirmSecondFactor(marketplace, operator, textIn(form, 'code'))
  return codes ? { outcome: 'added' as const, codes } : data({ outcome: 'wrong-code' } as const, { status: 422 })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** An authenticator app: added with a QR code and a first code, shown its recovery codes once, taken away with the password. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor: words, door } = useOfficeMessages()
  if (actionData?.outcome === 'added') {
    return (
      <DoorFrame title={words.codes} text={words.codesText}>
        <RecoveryCodes codes={actionData.codes} />
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title={words.title} text={words[loaderData.state]}>
      {actionData && <Notice tone="error">{words.mistakes[actionData.outcome]}</Notice>}
      {loaderData.state === 'on' ? (
        <>
          <p>{words.codesLeft(loaderData.codesLeft)}</p>
          <Form method="post" className="space-y-5 border-sand-deep border-t pt-5">
            <TextField
              label={door.signIn.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
            <Button type="submit" name="do" value="remove" variant="outline" className="w-full">
              {words.remove}
            </Button>
          </Form>
        </>
      ) : (
        <AddApp {...loaderData} />
      )}
      {loaderData.state !== 'wanted' && (
        <p className="text-center">
          <Link to="/admin/account" className="inline-grid min-h-11 place-items-center text-door hover:underline">
            {words.back}
          </Link>
        </p>
      )}
    </DoorFrame>
  )
}
