// Adds a picture and makes its copies in a process of its own, which kills itself at a step of writing a file. Prints
// each step. Arguments: the folder of the pictures, the address of the database as JSON, the color of the picture, the
// step.
import { promises } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { connect } from '#database/connect.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { makeCopies } from '#domain/catalog/pictures/make-copies.ts'
import { asSystem } from './operators.ts'
import { marketplaceOn } from './test-marketplace.ts'

const [, , folder = '', address = '', color = '', dyingStep = ''] = process.argv
const { open, rename, writeFile } = promises
let steps = 0

/** `3 halfway` is in the middle of the third step, `3 before` and `3 after` are around it. */
function step(moment: 'before' | 'halfway' | 'after', name: string): void {
  if (moment === 'before') {
    steps += 1
    process.stdout.write(`${name}\n`)
  }
  if (dyingStep === `${steps} ${moment}`) process.kill(process.pid, 'SIGKILL')
}

const nameOf = (file: string) => path.relative(folder, file).replace(/[0-9a-f-]{36}/, '*') || 'the folder'

Object.assign(promises, {
  async writeFile(file: string, bytes: Uint8Array) {
    step('before', `write ${nameOf(file)}`)
    if (dyingStep === `${steps} halfway`) await writeFile(file, bytes.subarray(0, bytes.byteLength / 2))
    step('halfway', '')
    await writeFile(file, bytes)
    step('after', '')
  },
  async rename(from: string, to: string) {
    step('before', `rename ${nameOf(from)} to ${nameOf(to)}`)
    await rename(from, to)
    step('after', '')
  },
  async open(file: string, flags: string) {
    const opened: FileHandle = await open(file, flags)
    const sync = opened.sync.bind(opened)
    opened.sync = async () => {
      step('before', `sync ${nameOf(file)}`)
      await sync()
      step('after', '')
    }
    return opened
  },
} satisfies Partial<Record<keyof typeof promises, unknown>>)
syncBuiltinESMExports()

const size = { width: 40, height: 50 }
const bytes = await sharp({ create: { ...size, channels: 3, background: color } })
  .webp({ lossless: true })
  .toBuffer()
const { database, close } = connect(JSON.parse(address))
const marketplace = asSystem(marketplaceOn(database, imagesInFolder(folder)))
const picture = { ...size, bytes, format: 'webp', placeholderColor: color } as const
await makeCopies(marketplace, await addPicture(marketplace, picture, color.slice(1)))
await close()
