// Part of `npm run check`: fails if the first view of a built page exceeds its budget.
import { locales } from '#domain/locale.ts'
import { loadPages } from '#server/pages.ts'
import { buildOfSide } from '#server/side-build.ts'
import { backofficeRoot } from '#web/paths/backoffice-root.ts'
import { studioRoot } from '#web/paths/studio-root.ts'
import { budgetOf, officeBudget, studioBudget } from './budget.ts'
import { firstViews, tooHeavy, type Weight, weigh, weightOfFiles } from './first-view.ts'

const pages = await loadPages()
const weights = locales
  .flatMap((locale) => {
    const shop = buildOfSide(pages[locale], 'storefront')
    return firstViews(shop, locale).map((view) => {
      const weight = { ...weigh(view, shop), route: `${locale} ${view.route}` }
      return { ...weight, excess: tooHeavy(weight, budgetOf(locale)) }
    })
  })
  .sort((a, b) => b.script - a.script)
const office = locales
  .flatMap((locale) => {
    const side = buildOfSide(pages[locale], 'backoffice')
    return firstViews(side, locale).map(({ route, scripts }) => ({
      route: `${locale} ${backofficeRoot}${route}`,
      script: weightOfFiles(scripts, side),
      requests: scripts.size,
    }))
  })
  .sort((a, b) => b.script - a.script)
const [heaviestOffice] = office
const officeRequests = Math.max(...office.map(({ requests }) => requests))
if (!heaviestOffice) throw new Error('No page of the back office was found')
const heavy = weights.filter(({ excess }) => excess.length > 0)
const heavyOffice = office.filter(({ route, script, requests }) => {
  const allowed = route.endsWith('/*') ? officeBudget.emptyPage : officeBudget.script
  return script > allowed * 1000 || requests > officeBudget.requests
})
const heavyStudio = locales.flatMap((locale) => {
  const side = buildOfSide(pages[locale], 'studio')
  return firstViews(side, locale)
    .map(({ route, scripts }) => ({ route: `${locale} ${studioRoot}${route}`, script: weightOfFiles(scripts, side) }))
    .filter(({ script }) => script > studioBudget.script * 1000)
})
for (const { route, script } of heavyStudio)
  console.log(`${route} of the studio has ${kilobytes(script)} kB of script; ${studioBudget.script} are allowed`)
const isHeavy = heavy.length + heavyOffice.length + heavyStudio.length > 0

const showsAll = process.argv.includes('--all')
for (const rows of [
  (showsAll ? weights : heavy).map((weight) => [weight.route, inKilobytes(weight)] as const),
  (showsAll ? office : heavyOffice).map(
    ({ route, script, requests }) => [route, { script: kilobytes(script), requests }] as const,
  ),
])
  if (rows.length > 0) console.table(Object.fromEntries(rows))
const [heaviest] = weights
if (!heaviest) throw new Error('No page was found')
if (weights.every(({ searchBox }) => searchBox === 0)) throw new Error('No script of a search box was found')
const { script, styles, fonts, searchBox, requests, allRequests } = budgetOf('en')
const most = (part: 'searchBox' | 'requests' | 'allRequests') => Math.max(...weights.map((weight) => weight[part]))
console.log(
  isHeavy
    ? `The pages above are too heavy; \`--all\` shows every page. Allowed in kB: script ${script}, styles ${styles}, fonts ${fonts}, in Arabic ${budgetOf('ar').fonts}, search box ${searchBox}; requests for scripts ${requests}, of all ${allRequests}; of the back office script ${officeBudget.script}, of its empty page ${officeBudget.emptyPage}, requests ${officeBudget.requests}`
    : `The heaviest first view (${heaviest.route}) has ${kilobytes(heaviest.script)} kB of script; ${script} are allowed; the search box ${kilobytes(most('searchBox'))} of ${searchBox}. It requests at most ${most('requests')} scripts of ${requests}, with later ones ${most('allRequests')} of ${allRequests}; the back office at most ${officeRequests} of ${officeBudget.requests}, with ${kilobytes(heaviestOffice.script)} kB of ${officeBudget.script} (${heaviestOffice.route})`,
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
