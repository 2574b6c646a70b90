// Part of `npm run check`: fails if the first view of a built page exceeds its budget.
import { locales } from '#domain/locale.ts'
import { loadPages } from '#server/pages.ts'
import { storefrontBuild } from '#server/storefront-build.ts'
import { budgetOf } from './budget.ts'
import { firstViews, tooHeavy, type Weight, weigh } from './first-view.ts'

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
const isHeavy = weights.some(({ excess }) => excess.length > 0)

if (isHeavy || process.argv.includes('--all')) {
  console.table(Object.fromEntries(weights.map((weight) => [weight.route, inKilobytes(weight)])))
}
const [heaviest] = weights
if (!heaviest) throw new Error('No page was found')
const { script, styles, fonts, searchBox } = budgetOf('en')
console.log(
  isHeavy
    ? `Too heavy. Allowed in kB: script ${script}, styles ${styles}, fonts ${fonts}, in Arabic ${budgetOf('ar').fonts}, search box ${searchBox}`
    : `The heaviest first view (${heaviest.route}) has ${kilobytes(heaviest.script)} kB of script; ${script} are allowed; the search box ${kilobytes(Math.max(...weights.map((weight) => weight.searchBox)))} of ${searchBox}`,
)
process.exitCode = isHeavy ? 1 : 0

function inKilobytes({ script, styles, fonts, searchBox, excess }: Weight & { readonly excess: readonly string[] }) {
  return {
    'script kB': kilobytes(script),
    'styles kB': kilobytes(styles),
    'fonts kB': kilobytes(fonts),
    'search box kB': kilobytes(searchBox),
    'too heavy': excess.join(', '),
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
