// `npm run images:copy -- to-bucket|to-folder`: copies all pictures between the data directory and the bucket of
// IMAGES_URL.
import './production-mode.ts'
import { type CopiedFileCounts, copyImages } from '#adapters/copy-images.ts'
import { imagesInBucket } from '#adapters/images-bucket.ts'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { readConfig } from './config.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { giveUpRoot } from './give-up-root.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { pictureDirectory } from './open-images.ts'

const directions: readonly string[] = ['to-bucket', 'to-folder']

/** A line is printed for so many files. */
const filesPerLine = 1000

function sentenceOf({ copied, alreadyThere }: CopiedFileCounts): string {
  return `Copied: ${copied}, there already: ${alreadyThere}`
}

async function copyPictures(direction = ''): Promise<void> {
  if (!directions.includes(direction))
    throw new InvalidSetting(`Say which way: npm run images:copy -- ${directions.join('|')}`)
  const config = readConfig()
  if (!config.images) throw new InvalidSetting('Setting IMAGES_URL is not set: set it to s3://BUCKET/FOLDER')
  await prepareDataDirectory(config.dataDirectory)
  // The files in the folder belong to the account of the shop.
  giveUpRoot(config, console.log, () => {})
  const bucket = await imagesInBucket(config.images.place)
  const folder = imagesInFolder(pictureDirectory(config))
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder]
  let lastLine = 0
  const sum = await copyImages(from, to, (progress) => {
    const lines = Math.floor((progress.copied + progress.alreadyThere) / filesPerLine)
    if (lines > lastLine) console.log(sentenceOf(progress))
    lastLine = lines
  })
  console.log(`${sentenceOf(sum)}. All pictures are there.`)
}

try {
  await copyPictures(process.argv[2])
  process.exit(0)
} catch (error) {
  console.error(explainStartFailure(error))
  console.error('Run the command again to go on: what was copied is not copied again.')
  process.exit(1)
}
