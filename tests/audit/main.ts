// `npm run audit`: measures the pages of a sample shop with Lighthouse. Fails when a threshold is violated.
import { parseArgs } from 'node:util'
import { type Browser, openBrowser } from './browser.ts'
import { look } from './measure-page.ts'
import { openShop } from './open-shop.ts'
import { type Screen, screensOf, untilPicturesAreMade } from './pages.ts'
import { ownPlace, type Place } from './shop-location.ts'
import { broken, type Look, middleOf } from './thresholds.ts'

const { values } = parseArgs({ options: { looks: { type: 'string', default: '5' } } })

/** Results by page name. */
const found = new Map<string, Look>()
{
  await using place = await ownPlace()
  const origin = `http://localhost:${place.port}`
  await using browser = await openBrowser(process.env.CHROME_PATH ?? '/usr/bin/chromium', origin)
  const screens = await fill(place, browser)
  await using _shop = await openShop({ ...place, hasWorker: false })
  for (const screen of screens) {
    console.log(`Looking at ${screen.address}`)
    const looks: Look[] = []
    for (let count = 0; count < Number(values.looks); count++) looks.push(await look(screen, browser))
    found.set(screen.name, middleOf(looks))
  }
}

console.table(Object.fromEntries([...found].map(([name, look]) => [name, rowOf(look)])))
const isBroken = [...found.values()].some((look) => broken(look).length > 0)
console.log(isBroken ? 'Not every screen is as was promised' : 'Every screen is as was promised')
process.exitCode = isBroken ? 1 : 0

function rowOf(look: Look) {
  return {
    performance: look.performance,
    accessibility: look.accessibility,
    'best practices': look.bestPractices,
    seo: look.seo ?? '',
    'largest paint s': (look.largestPaint / 1000).toFixed(2),
    'blocking ms': Math.round(look.blockingTime),
    'layout shift': look.layoutShift.toFixed(3),
    'machine speed': Math.round(look.machineSpeed),
    broken: broken(look).join(', '),
  }
}

/**
 * Fills a shop and stops it when all picture copies of the measured pages exist: encoding the others would compete
 * for the processor.
 */
async function fill(place: Place, { page }: Browser): Promise<Screen[]> {
  console.log('Filling a shop')
  await using shop = await openShop({ ...place, hasWorker: true })
  const screens = await screensOf(shop.origin, page)
  console.log('Waiting for its pictures in all widths')
  await untilPicturesAreMade(screens)
  return screens
}
