import { Form, useRouteLoaderData } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { ownPhonesPath } from '#web/paths/studio-paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { loader } from './studio-layout.tsx'

/** Returns for whom somebody of the office acts; undefined for a seller. */
export function useActsFor(): string | undefined {
  return useRouteLoaderData<typeof loader>('studio/layout/studio-layout')?.actsFor
}

/** Says on every page for whom somebody of the office acts, and ends it. */
export function ActingBar() {
  const name = useActsFor()
  if (name === undefined) return null
  const { acting: messages } = studioMessages
  return (
    <Form method="post" action={ownPhonesPath()} className="border-sand-deep border-b bg-door text-white">
      <div className="mx-auto flex min-h-14 max-w-2xl items-center gap-3 px-4 py-2">
        <p className="min-w-0 flex-1 break-words">
          {messages.forSeller} <bdi className="font-semibold">{name}</bdi>
        </p>
        <Button type="submit" name="do" value="sign-out" variant="outline" className="bg-white!">
          {messages.end}
        </Button>
      </div>
    </Form>
  )
}
