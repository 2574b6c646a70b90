import { type ComponentType, lazy, memo, Suspense } from 'react'

interface PartModule<Props> {
  readonly default: ComponentType<Props>
}

const loading: Promise<void>[] = []

/** On the server: resolves once the code of all parts has loaded. Each render of a page gives the same bytes then. */
export async function lazyPartsLoaded(): Promise<void> {
  await Promise.all(loading)
}

/**
 * A part of a page whose code browsers load after hydration. Until then it stays as the server has rendered it, so it
 * must work without script, and early clicks on its buttons are lost. Its properties must stay the same until then:
 * React would drop the HTML when it renders the part again.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<PartModule<Props>>) {
  let Part: ComponentType<Props> = lazy(() => importOnceOnline(importPart))
  const load = async () => {
    Part = (await importPart()).default
  }
  if (import.meta.env.SSR) loading.push(load())
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
