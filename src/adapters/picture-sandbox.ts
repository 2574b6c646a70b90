import { spawnSync } from 'node:child_process'

/** A system account. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** What a program is started with so that it has few rights. */
export interface Sandbox {
  /** The command line that goes before that of the program. */
  readonly command: readonly string[]
  /** Set when the command does not change the account itself. */
  readonly account?: Account
}

/**
 * Takes the network away where the system allows it, and changes to the account when started as root. The tools belong
 * to util-linux; where they are missing or refused, the program is started with what remains.
 */
export function sandboxFor(account?: Account): Sandbox {
  const change = account ? changeTo(account) : []
  const withoutNetwork = ['unshare', '--net']
  const withoutNetworkAsUser = ['unshare', '--user', '--net']
  const command = [[...withoutNetwork, ...change], [...change, ...withoutNetworkAsUser], [...change]].find(isUsable)
  return command ? { command } : { command: [], ...(account && { account }) }
}

/** Whether pictures are opened without network, as the account of this process. */
export function takesNetworkAway(): boolean {
  return sandboxFor().command.includes('unshare')
}

function changeTo({ uid, gid }: Account): readonly string[] {
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all', '--no-new-privs']
}

/**
 * Limits of the kernel: memory in bytes, processor time in seconds, and no file written. The watch that the decoder
 * keeps on itself ends it earlier; these hold when somebody has taken over the process.
 */
export function kernelLimits({ bytes, seconds }: { readonly bytes: number; readonly seconds: number }): string[] {
  const command = ['prlimit', `--data=${bytes}`, `--cpu=${Math.ceil(seconds)}`, '--fsize=0', '--core=0']
  return isUsable(command) ? command : []
}

const usable = new Map<string, boolean>()

/** Tries a command once and remembers the result. */
function isUsable(command: readonly string[]): boolean {
  const [program, ...args] = command
  if (program === undefined) return true
  const key = command.join(' ')
  const known = usable.get(key) ?? spawnSync(program, [...args, 'true'], { env: {}, stdio: 'ignore' }).status === 0
  usable.set(key, known)
  return known
}
