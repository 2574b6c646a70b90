import { execFileSync, spawnSync } from 'node:child_process'

/** A network of this test run: a bridge of the host, and a namespace with one link to it for each machine. */
export interface Network extends Disposable {
  /** The first three numbers of all addresses, with a point at the end. */
  readonly prefix: string
  /** The name of a machine's namespace. */
  namespaceOf(machine: string): string
  /** Takes the link of a machine down, so that no packet leaves it: not even those that close its connections. */
  cut(machine: string): void
  /** Takes the link up again. */
  connect(machine: string): void
  /** Drops what a machine sends to the other machines, but not what it sends to the host. Returns how to end that. */
  isolate(machine: string): () => void
}

/**
 * Creates the network. `hosts` are the machines with the last number of their addresses; the host is number 1. All
 * names contain the process id, so that two runs at a time do not meet. It ends with the process at the latest. Needs
 * root.
 */
export function openNetwork(hosts: Readonly<Record<string, number>>): Network {
  const { pid } = process
  // 198.18.0.0/15 is reserved for tests of networks (RFC 2544).
  const prefix = `198.${18 + (pid % 2)}.${(pid >> 1) % 256}.`
  const bridge = `hirfa${pid}`
  const namespaceOf = (machine: string) => `hirfa-${pid}-${machine}`
  const linkOf = (machine: string) => `h${pid}-${machine}`

  const removals: string[] = []
  const remove = () => {
    // What is gone already is no reason to leave the rest.
    for (const removal of removals.splice(0).reverse()) spawnSync('ip', removal.split(' '))
  }
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

  ip(`link add ${bridge} type bridge`)
  removals.push(`link delete ${bridge}`)
  ip(`address add ${prefix}1/24 dev ${bridge}`)
  ip(`link set ${bridge} up`)
  for (const [machine, number] of Object.entries(hosts)) {
    const namespace = namespaceOf(machine)
    ip(`netns add ${namespace}`)
    removals.push(`netns delete ${namespace}`)
    ip(`link add ${linkOf(machine)} type veth peer name eth0 netns ${namespace}`)
    // Other programs with mounts of their own may keep the namespace for a while, and with it the link.
    removals.push(`link delete ${linkOf(machine)}`)
    ip(`link set ${linkOf(machine)} master ${bridge} up`)
    ip(`-n ${namespace} address add ${prefix}${number}/24 dev eth0`)
    for (const device of ['lo', 'eth0']) ip(`-n ${namespace} link set ${device} up`)
  }
  return {
    ...{ prefix, namespaceOf },
    cut: (machine) => ip(`link set ${linkOf(machine)} down`),
    connect: (machine) => ip(`link set ${linkOf(machine)} up`),
    isolate(machine) {
      const others = Object.entries(hosts).filter(([other]) => other !== machine)
      const change = (action: 'add' | 'delete') => {
        for (const [, number] of others) ip(`-n ${namespaceOf(machine)} route ${action} blackhole ${prefix}${number}`)
      }
      change('add')
      return () => change('delete')
    },
    [Symbol.dispose]: remove,
  }
}

function ip(command: string): void {
  execFileSync('ip', command.split(' '), { stdio: ['ignore', 'ignore', 'inherit'] })
}
