import type { Marketplace } from '#domain/marketplace.ts'
import { socialName } from './picture.ts'
import { waitForPictures } from './wait-for-pictures.ts'

/** Waits for work that does not use the database, while other requests have the turn of this one. */
export type WithoutTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** One render at a time in each process, however many requests come at once. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns the JPEG that previews of links show of a picture, rendered at the first request: most pictures are never
 * shared. The request comes from a bot, which may wait for it. Undefined when the picture's file is missing.
 */
export async function makeSocialPicture(
  marketplace: Marketplace,
  fileName: string,
  withoutTurn: WithoutTurn = (work) => work(),
): Promise<Uint8Array | undefined> {
  const name = socialName(fileName)
  const made = await marketplace.images.find(name)
  if (made) return made
  return waitForPictures(() =>
    withoutTurn(() => {
      const making = last.then(() => makeOnce(marketplace, fileName, name))
      last = making.catch(() => {})
      return making
    }),
  )
}

async function makeOnce(
  { images, scalePicture }: Marketplace,
  fileName: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const made = await images.find(name)
  if (made) return made
  const picture = await images.find(fileName)
  if (!picture) return undefined
  const [social] = await scalePicture(picture, ['social'], 'low')
  if (!social) throw new Error(`Nothing was made of ${fileName}`)
  await images.save(name, social)
  return social
}
