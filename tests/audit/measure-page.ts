import lighthouse, { type Result } from 'lighthouse'
import type { Screen } from './pages.ts'
import type { Look } from './thresholds.ts'

/** Sometimes the beginning of the browser's trace is missing, and Lighthouse must run again. */
const mostTries = 3

/** Measures a page with Lighthouse's defaults: a simulated mid-range phone on a slow network. */
export async function look(screen: Screen, { port }: { port: number }): Promise<Look> {
  const { categories, audits, environment } = await reportOn(screen, port)
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
    machineSpeed: environment.benchmarkIndex,
  }
}

async function reportOn({ name, address, isFound }: Screen, port: number): Promise<Result> {
  const problems: string[] = []
  while (problems.length < mostTries) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', ...(isFound ? ['seo'] : [])],
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    problems.push(result?.lhr.runtimeError?.message ?? 'No answer.')
  }
  throw new Error(`${name} could not be looked at: ${problems.join(' ')}`)
}
