import { type ComponentType, lazy, memo, Suspense } from 'react'

interface PartModule<Props> {
  readonly default: ComponentType<Props>
}

/**
 * A part of a page whose code browsers load after hydration. Until then it stays as the server has rendered it, so it
 * must work without script, and early clicks on its buttons are lost. Its properties must stay the same until then:
 * React would drop the HTML when it renders the part again. The server gives the module that it has `loaded`, so that
 * each render of a page gives the same bytes: `import.meta.env.SSR ? await importPart() : undefined`, of which the
 * build leaves one side.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<PartModule<Props>>,
  loaded: PartModule<Props> | undefined,
) {
  const Part: ComponentType<Props> = loaded?.default ?? lazy(() => importOnceOnline(importPart))
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

/** A rejection would replace the whole page by an error page. */
async function importOnceOnline<Code>(importCode: () => Promise<Code>): Promise<Code> {
  try {
    return await importCode()
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return importOnceOnline(importCode)
  }
}
