import lighthouse from 'lighthouse'
import type { Look } from './promises.ts'
import type { Screen } from './screens.ts'

/** Looks at a screen as Lighthouse does by default: a phone of the middle on a slow line, both simulated. */
export async function look(screen: Screen, { port }: { port: number }): Promise<Look> {
  const result = await lighthouse(screen.address, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', ...(screen.isFound ? ['seo'] : [])],
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${screen.name} could not be looked at: ${result?.lhr.runtimeError?.message ?? 'no answer'}`)
  const { categories, audits } = result.lhr
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => {
    const { numericValue } = audits[audit] ?? {}
    if (numericValue === undefined) throw new Error(`Lighthouse measured no ${audit} of ${screen.name}`)
    return numericValue
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: screen.isFound ? score('seo') : undefined,
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}
