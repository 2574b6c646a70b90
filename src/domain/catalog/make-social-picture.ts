import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { socialName } from './picture.ts'

/** One at a time in each process, however many previews are asked for at once. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The JPEG that previews of links show of a picture the shop knows, made when it is first asked for: a link to most
 * pictures is never sent. Whoever asks is a program, so it may wait. Throws NotFound.
 */
export async function makeSocialPicture(marketplace: Marketplace, fileName: string): Promise<Uint8Array> {
  const name = socialName(fileName)
  const made = await marketplace.images.find(name)
  if (made) return made
  const making = last.then(() => makeOnce(marketplace, fileName, name))
  last = making.catch(() => {})
  return making
}

async function makeOnce({ images, scalePicture }: Marketplace, fileName: string, name: string): Promise<Uint8Array> {
  const made = await images.find(name)
  if (made) return made
  const picture = await images.find(fileName)
  if (!picture) throw new NotFound('picture', name)
  const [social] = await scalePicture(picture, ['social'])
  if (!social) throw new Error(`Nothing was made of ${fileName}`)
  await images.save(name, social)
  return social
}
