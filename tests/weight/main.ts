// Part of `npm run check`: fails if the first view of a built page exceeds its budget.
import { loadPages } from '#server/pages.ts'
import { storefrontBuild } from '#server/storefront-build.ts'
import { budget } from './budget.ts'
import { firstViews, tooHeavy, type Weight, weigh } from './first-view.ts'

const shop = storefrontBuild(await loadPages())
const weights = firstViews(shop)
  .map((view) => weigh(view, shop))
  .sort((a, b) => b.script - a.script)
const isHeavy = weights.some((weight) => tooHeavy(weight).length > 0)

if (isHeavy || process.argv.includes('--all')) {
  console.table(Object.fromEntries(weights.map((weight) => [weight.route, inKilobytes(weight)])))
}
const [heaviest] = weights
if (!heaviest) throw new Error('No page was found')
console.log(
  isHeavy
    ? `Too heavy. Allowed in kB: script ${budget.script}, styles ${budget.styles}, fonts ${budget.fonts}`
    : `The heaviest first view (${heaviest.route}) has ${kilobytes(heaviest.script)} kB of script; ${budget.script} are allowed`,
)
process.exitCode = isHeavy ? 1 : 0

function inKilobytes(weight: Weight) {
  const { script, styles, fonts } = weight
  return {
    'script kB': kilobytes(script),
    'styles kB': kilobytes(styles),
    'fonts kB': kilobytes(fonts),
    'too heavy': tooHeavy(weight).join(', '),
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
