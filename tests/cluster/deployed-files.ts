import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

const read = (file: string) => readFile(new URL(`../../deploy/cluster/${file}`, import.meta.url), 'utf8')

/** The machines of the files, with the last number of their addresses. */
export const machineNumbers = { db1: 11, db2: 12, db3: 13 } as const

export type MachineName = keyof typeof machineNumbers

/** The first numbers of all addresses in the files. */
const examplePrefix = '10.0.0.'

/** Settings that name all machines, not one. */
const sharedSettings = ['ETCD_INITIAL_CLUSTER', 'PATRONI_ETCD3_HOSTS', 'PATRONI_ETCD_HOSTS']

/** `patroni.yml` as it is: everything that differs is in the environment. */
export const readPatroniSettings = () => read('patroni.yml')

export interface MachineSettings {
  readonly machine: MachineName
  /** The first numbers of all addresses, with a point at the end. */
  readonly prefix: string
  /** Whether the lines for Debian 12 are used, with etcd's API v2. */
  readonly isDebian12: boolean
  /** Settings that replace those of the files. */
  readonly replaced: Readonly<Record<string, string>>
}

/** Returns the environment of etcd and Patroni on a machine, from the example files. */
export async function readMachineEnvironment({
  machine,
  prefix,
  isDebian12,
  replaced,
}: MachineSettings): Promise<Record<string, string>> {
  const files = [await read('etcd.env.example'), await read('patroni.env.example')].join('\n')
  const settings = parseEnv(isDebian12 ? takeLinesOfDebian12(files) : files)
  for (const [name, value = ''] of Object.entries(settings)) {
    const isShared = sharedSettings.includes(name)
    const own = isShared ? value : value.replaceAll(/10\.0\.0\.11\b/g, `${examplePrefix}${machineNumbers[machine]}`)
    settings[name] = own.replaceAll(examplePrefix, prefix).replace(/^db1$/, machine)
  }
  for (const name of Object.keys(replaced))
    if (!(name in settings)) throw new Error(`No file of deploy/cluster has the setting ${name}`)
  return { ...(settings as Record<string, string>), ...replaced }
}

function takeLinesOfDebian12(files: string): string {
  return files.replace(/^PATRONI_ETCD3_HOSTS=.*$/m, '').replaceAll(/^#(?=PATRONI_ETCD_HOSTS=|ETCD_ENABLE_V2=)/gm, '')
}

/** The part of `haproxy.cfg` about the database, with addresses of another network, listening at other ports. */
export async function readHaproxySettings(
  prefix: string,
  ports: { readonly leader: number; readonly replicas: number },
) {
  const [, settings = ''] = (await read('../haproxy.cfg')).split(/^# Part 2.*\n/m)
  return `global\n\tlog stdout format raw daemon notice\n\tuser haproxy\n\tgroup haproxy\n${settings}`
    .replaceAll(examplePrefix, prefix)
    .replace('127.0.0.1:5000\n', `127.0.0.1:${ports.leader}\n`)
    .replace('127.0.0.1:5001\n', `127.0.0.1:${ports.replicas}\n`)
}
