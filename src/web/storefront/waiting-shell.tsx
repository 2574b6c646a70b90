import type { ReactNode } from 'react'
import { InlineScript } from '../inline-script.tsx'
import { WithoutScript } from './without-script.tsx'

interface WaitingShellProps {
  /** What is known already. */
  readonly children?: ReactNode
  /** The key under which the browser keeps a list, and what is shown when there is nothing in it. */
  readonly keptUnder?: string
  readonly empty?: ReactNode
}

/**
 * Stands where what this browser keeps will be shown, as long as that is not known; without script it says why. That a
 * list is empty is known before the page is seen, and said at once.
 */
export function WaitingShell({ children, keptUnder, empty }: WaitingShellProps) {
  return (
    <>
      {/* Browsers whose script runs never look in here, so they are spared the code. */}
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      {keptUnder && <InlineScript code={markEmpty(keptUnder)} />}
      <div className="hidden in-data-nothing-kept:block">{empty}</div>
      <div aria-hidden="true" className="mt-8 [@media(scripting:none)]:hidden in-data-nothing-kept:hidden">
        {children}
        <div className="mt-5 animate-pulse space-y-5 motion-reduce:animate-none">
          {['w-full', 'w-11/12', 'w-full'].map((width, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <div key={position} className={`h-28 rounded-card bg-sand/60 ${width}`} />
          ))}
        </div>
      </div>
    </>
  )
}

/** Runs where it stands, before anything under it is drawn. */
function markEmpty(key: string): string {
  return `try{if(!JSON.parse(localStorage.getItem('${key}'))?.length)document.documentElement.dataset.nothingKept=''}catch{}`
}
