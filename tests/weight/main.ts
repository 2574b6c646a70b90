// Part of `npm run check`: fails if the first view of a built page exceeds its budget.
import { locales } from '#domain/locale.ts'
import { loadPages } from '#server/pages.ts'
import { storefrontBuild } from '#server/storefront-build.ts'
import { budgetOf, maxOfficeRequests } from './budget.ts'
import { firstViews, officeRequests, tooHeavy, type Weight, weigh } from './first-view.ts'

const pages = await loadPages()
const weights = locales
  .flatMap((locale) => {
    const shop = storefrontBuild(pages[locale])
    return firstViews(shop, locale).map((view) => {
      const weight = { ...weigh(view, shop), route: `${locale} ${view.route}` }
      return { ...weight, excess: tooHeavy(weight, budgetOf(locale)) }
    })
  })
  .sort((a, b) => b.script - a.script)
const office = Math.max(...locales.map((locale) => officeRequests(pages[locale])))
const isHeavy = weights.some(({ excess }) => excess.length > 0) || office > maxOfficeRequests

if (isHeavy || process.argv.includes('--all')) {
  console.table(Object.fromEntries(weights.map((weight) => [weight.route, inKilobytes(weight)])))
}
const [heaviest] = weights
if (!heaviest) throw new Error('No page was found')
const { script, styles, fonts, searchBox, requests, allRequests } = budgetOf('en')
const most = (part: 'searchBox' | 'requests' | 'allRequests') => Math.max(...weights.map((weight) => weight[part]))
console.log(
  isHeavy
    ? `Too heavy. Allowed in kB: script ${script}, styles ${styles}, fonts ${fonts}, in Arabic ${budgetOf('ar').fonts}, search box ${searchBox}; requests for scripts ${requests}, of all ${allRequests}, of the back office ${maxOfficeRequests} (${office} are made)`
    : `The heaviest first view (${heaviest.route}) has ${kilobytes(heaviest.script)} kB of script; ${script} are allowed; the search box ${kilobytes(most('searchBox'))} of ${searchBox}. It requests at most ${most('requests')} scripts of ${requests}, with later ones ${most('allRequests')} of ${allRequests}; the back office ${office} of ${maxOfficeRequests}`,
)
process.exitCode = isHeavy ? 1 : 0

interface Row extends Weight {
  readonly excess: readonly string[]
}

function inKilobytes({ script, styles, fonts, searchBox, excess, ...requests }: Row) {
  return {
    'script kB': kilobytes(script),
    'styles kB': kilobytes(styles),
    'fonts kB': kilobytes(fonts),
    'search box kB': kilobytes(searchBox),
    requests: requests.requests,
    'all requests': requests.allRequests,
    'too heavy': excess.join(', '),
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
