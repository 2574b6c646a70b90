import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What a browser sends to the page's action: the fields of `sign-in-form.ts`. */
export interface PasskeyFields {
  readonly response: string
  readonly challenge: string
}

interface PasskeyButtonProps {
  /** Asks the browser for a passkey. Rejects when the person cancels. */
  readonly ask: () => Promise<PasskeyFields>
  readonly canceled: string
  readonly variant?: 'outline' | 'secondary'
  /** A form whose fields go with the response. */
  readonly form?: RefObject<HTMLFormElement | null>
  readonly children: ReactNode
}

/** Asks for a passkey and submits its response to the page. Renders nothing in browsers without passkeys or script. */
export function PasskeyButton({ ask, canceled, variant = 'outline', form, children }: PasskeyButtonProps) {
  const submit = useSubmit()
  const [state, setState] = useState<'unsupported' | 'ready' | 'asking' | 'canceled'>('unsupported')
  useEffect(() => {
    if ('PublicKeyCredential' in globalThis) setState('ready')
  }, [])
  if (state === 'unsupported') return null
  const press = async () => {
    setState('asking')
    try {
      const fields = await ask()
      setState('ready')
      const submission = new FormData(form?.current ?? undefined)
      for (const [name, value] of Object.entries(fields)) submission.set(name, value)
      await submit(submission, { method: 'post' })
    } catch {
      setState('canceled')
    }
  }
  return (
    <>
      {state === 'canceled' && <Notice tone="error">{canceled}</Notice>}
      <Button type="button" variant={variant} className="w-full" disabled={state === 'asking'} onClick={press}>
        {children}
      </Button>
    </>
  )
}
