import type { ReactNode } from 'react'
import { WithoutScript } from './without-script.tsx'

/**
 * Stands where what this browser keeps will be shown, as long as that is not known; without script it says why. Under
 * what is known already it takes up the whole screen, so that nothing in sight moves when the rest comes.
 */
export function WaitingShell({ children }: { children?: ReactNode }) {
  return (
    <>
      {/* Browsers whose script runs never look in here, so they are spared the code. */}
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <div aria-hidden="true" className="mt-8 min-h-dvh [@media(scripting:none)]:hidden">
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
