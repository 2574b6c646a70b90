import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type SecretBox, secretBox, secretKeyBytes } from '#domain/operators/secret-box.ts'

/** Encrypts the files of backups with a key from a passphrase, or leaves them as they are without one. */
export interface PartSealer {
  readonly isEncrypting: boolean
  /** Differs between passphrases and tells nothing of them. */
  fingerprint(): Promise<string>
  /** `name` is authenticated with the bytes: a file that was moved to another name does not open. */
  seal(name: string, bytes: Buffer): Promise<Buffer>
  /** Throws DamagedBackup for altered bytes, another name or another passphrase. */
  open(name: string, bytes: Buffer): Promise<Buffer>
}

/** A backup that cannot be restored. The message says why, for people. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup'
}

const unencrypted: PartSealer = {
  isEncrypting: false,
  fingerprint: async () => '',
  seal: async (_, bytes) => bytes,
  open: async (_, bytes) => bytes,
}

const saltBytes = 16
/** A guess costs 64 MB of memory and a tenth of a second. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }
const fingerprintSalt = Buffer.from('fingerprint of a passphrase')
const fingerprintBytes = 8
const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt)

/**
 * A sealed file is the concatenation of the salt of its key and what `secretBox` makes (AES-256-GCM). Files are opened
 * as a whole, so nothing unauthenticated is ever used.
 */
export function partSealer(passphrase: string | undefined): PartSealer {
  if (passphrase === undefined) return unencrypted
  const ownSalt = randomBytes(saltBytes)
  let fingerprint: Promise<string> | undefined
  const boxes = new Map<string, Promise<SecretBox>>()
  const boxFor = (salt: Buffer) =>
    boxes.getOrInsertComputed(salt.toString('hex'), () =>
      deriveKey(passphrase, salt, secretKeyBytes, cost).then(secretBox),
    )
  return {
    isEncrypting: true,
    fingerprint() {
      fingerprint ??= deriveKey(passphrase, fingerprintSalt, fingerprintBytes, cost).then((key) => key.toString('hex'))
      return fingerprint
    },
    async seal(name, bytes) {
      const box = await boxFor(ownSalt)
      return Buffer.concat([ownSalt, box.seal(bytes, name)])
    },
    async open(name, bytes) {
      const box = await boxFor(bytes.subarray(0, saltBytes))
      const opened = box.open(bytes.subarray(saltBytes), name)
      if (!opened) throw new DamagedBackup(`${name} does not open: it was altered, or BACKUP_PASSPHRASE is another one`)
      return opened
    },
  }
}
