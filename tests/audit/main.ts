// `npm run audit`: Lighthouse's look at the screens of a shop that is filled for it. Fails where a promise is broken.
import { parseArgs } from 'node:util'
import { type Browser, openBrowser } from './browser.ts'
import { look } from './look.ts'
import { openShop } from './open-shop.ts'
import { ownPlace, type Place } from './place.ts'
import { broken, type Look, middleOf } from './promises.ts'
import { type Screen, screensOf, untilPicturesAreMade } from './screens.ts'

const { values } = parseArgs({ options: { looks: { type: 'string', default: '5' } } })

/** By the name of the screen. */
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
 * Fills a shop and closes it when all pictures of the screens are made: while those of all the others are, nobody has
 * the processor to himself.
 */
async function fill(place: Place, { page }: Browser): Promise<Screen[]> {
  console.log('Filling a shop')
  await using shop = await openShop({ ...place, hasWorker: true })
  const screens = await screensOf(shop.origin, page)
  console.log('Waiting for its pictures in all widths')
  await untilPicturesAreMade(screens)
  return screens
}
