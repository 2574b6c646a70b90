import { catchUnreachable } from './catch-unreachable.ts'

interface ClientArgs {
  readonly serverLoader: () => Promise<unknown>
  readonly serverAction: () => Promise<unknown>
}

/** As much of React Router as is asked. */
interface DataRouter {
  readonly state: { readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' } }
}

declare global {
  interface Window {
    readonly __reactRouterDataRouter?: DataRouter
    standInRoute?: StandInRoute
  }
}

/**
 * What React Router gets in place of the script of a route that cannot be loaded: without a connection, or after
 * another release (vite.config.ts). What is typed in the page that is shown stays.
 */
interface StandInRoute {
  /** Shown at the address of the page that a link meant, which is then loaded as a document. */
  readonly default: () => null
  readonly clientLoader: (args: ClientArgs) => Promise<unknown>
  readonly clientAction: (args: ClientArgs) => Promise<unknown>
}

/** `load` awaits data, and says what a failure means to the page that is shown. */
export function installStandInRoute(load: (answer: Promise<unknown>) => Promise<unknown>): void {
  window.standInRoute = {
    default() {
      location.reload()
      return null
    },
    clientLoader: ({ serverLoader }) => load(serverLoader()),
    clientAction: ({ serverAction }) => catchUnreachable(serverAction()),
  }
}

/** A failure of what a page asks for beside itself leaves the page as it is. */
export async function orNothingBesidePage(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (window.__reactRouterDataRouter?.state.navigation.state !== 'idle') throw error
  }
}
