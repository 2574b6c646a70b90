import type { Actor } from '#domain/access/actor.ts'
import { isSeller } from '#domain/access/policies.ts'
import { maxImportBytes } from '#domain/product-import/file/import-table.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { readBodyUpTo } from '#web/http/read-body-up-to.ts'

/** Limit of all fields other than the file. */
const maxFieldBytes = 64 * 1024

/** The parts of a form with one file. */
const maxParts = 10

/** Files that this process receives at once: each is in memory until it is stored. */
const maxReceiving = 4

/** Of them those of makers, whose slow lines keep nobody of the office waiting. */
const maxReceivingOfSellers = 2

const retrySeconds = 10

/** Who sends a file: the ids of makers, undefined for people of the office. */
const receiving: (number | undefined)[] = []

export interface FileForm {
  readonly fields: ReadonlyMap<string, string>
  /** Undefined without one, also for a file field that was left empty. */
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | undefined
  /** Whether it was cut off, as too large. */
  readonly isWhole: boolean
}

/**
 * Reads a multipart form with a file of up to `maxImportBytes`. Unlike the parser of the platform it neither copies the
 * file nor looks at each of its bytes, which would keep the process busy for a second. Throws Unavailable while too
 * many files arrive.
 */
export async function readFileForm(request: Request, sender: Actor): Promise<FileForm> {
  const sellerId = isSeller(sender) ? sender.id : undefined
  const ofSellers = receiving.filter((id) => id !== undefined)
  const isFull =
    receiving.length >= maxReceiving || (sellerId !== undefined && ofSellers.length >= maxReceivingOfSellers)
  if (isFull || (sellerId !== undefined && receiving.includes(sellerId)))
    throw new Unavailable('Too many files arrive', retrySeconds)
  receiving.push(sellerId)
  try {
    const { chunks, isWhole } = await readBodyUpTo(maxImportBytes + maxFieldBytes, request.body)
    return { ...partsOf(Buffer.concat(chunks), boundaryOf(request)), isWhole }
  } finally {
    receiving.splice(receiving.indexOf(sellerId), 1)
  }
}

function boundaryOf({ headers }: Request): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers.get('Content-Type') ?? '') ?? []
  return quoted ?? plain ?? ''
}

const endOfHeaders = '\r\n\r\n'

function partsOf(body: Buffer, boundary: string): Pick<FileForm, 'fields' | 'file'> {
  const fields = new Map<string, string>()
  let file: FileForm['file']
  const separator = Buffer.from(`\r\n--${boundary}`)
  // The first boundary has no line before it.
  let at = boundary !== '' && body.indexOf(`--${boundary}`) === 0 ? separator.byteLength - 2 : -1
  for (let parts = 0; at !== -1 && parts < maxParts; parts++) {
    const start = body.indexOf(endOfHeaders, at)
    if (start === -1 || start - at > maxFieldBytes) break
    const heads = body.toString('utf8', at, start)
    const end = body.indexOf(separator, start + endOfHeaders.length)
    const content = body.subarray(start + endOfHeaders.length, end === -1 ? undefined : end)
    const [, name] = /;\s*name="([^"]*)"/i.exec(heads) ?? []
    const [, fileName] = /;\s*filename="([^"]*)"/i.exec(heads) ?? []
    if (fileName !== undefined && content.byteLength > 0) file ??= { name: nameOf(fileName), bytes: content }
    else if (name !== undefined && fileName === undefined && content.byteLength <= maxFieldBytes)
      fields.set(name, content.toString('utf8'))
    at = end === -1 ? -1 : end + separator.byteLength
  }
  return { fields, file }
}

/** Browsers write quotes in names in another way; some also send folders. */
function nameOf(sent: string): string {
  return (sent.split(/[\\/]/).at(-1) ?? '').replaceAll('%22', '"')
}
