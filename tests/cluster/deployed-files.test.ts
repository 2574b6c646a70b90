import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overwritesLocks } from './cluster.ts'
import { machineNumbers, readHaproxySettings, readMachineEnvironment, readPatroniSettings } from './deployed-files.ts'

const network = { prefix: '192.0.2.', isDebian12: false }

test('the settings of each database machine name itself, its address and all machines', async () => {
  for (const [machine, number] of [['db1', 11] as const, ['db3', 13] as const]) {
    const settings = await readMachineEnvironment({
      ...network,
      machine,
      replaced: { PATRONI_REWIND_PASSWORD: 'secret' },
    })
    const { ETCD_NAME, PATRONI_NAME, ETCD_LISTEN_PEER_URLS, PATRONI_POSTGRESQL_LISTEN, ...others } = settings
    assert.deepEqual([ETCD_NAME, PATRONI_NAME], [machine, machine])
    assert.equal(ETCD_LISTEN_PEER_URLS, `http://192.0.2.${number}:2380`)
    assert.equal(PATRONI_POSTGRESQL_LISTEN, `192.0.2.${number},127.0.0.1:5432`)
    assert.equal(others.PATRONI_REWIND_PASSWORD, 'secret')
    const peers = Object.entries(machineNumbers).map(([name, number]) => `${name}=http://192.0.2.${number}:2380`)
    assert.equal(others.ETCD_INITIAL_CLUSTER, peers.join())
  }
  const unknown = { ...network, machine: 'db1', replaced: { PATRONI_UNKNOWN: '' } } as const
  await assert.rejects(readMachineEnvironment(unknown), /PATRONI_UNKNOWN/)
})

test('a leader is replaced in time, and never by a machine that lacks a confirmed order', async () => {
  const settings = await readPatroniSettings()
  const setting = (name: string) => new RegExp(`^ +${name}: (.+)$`, 'm').exec(settings)?.[1]
  const [ttl = 0, loopWait = 0, retryTimeout = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    Number(setting(name)),
  )
  assert.ok(ttl >= loopWait + 2 * retryTimeout, 'a rule of Patroni')
  assert.ok(ttl <= 20, 'orders are taken again within 30 s')
  assert.deepEqual([setting('synchronous_mode'), setting('synchronous_mode_strict')], ['true', 'true'])
})

test('HAProxy knows all database machines, for the leader and for replicas', async () => {
  const settings = await readHaproxySettings('192.0.2.', { leader: 6000, replicas: 6001 })
  for (const [name, number] of Object.entries(machineNumbers))
    assert.equal(settings.split(`server ${name} 192.0.2.${number}:5432 check port 8008\n`).length, 3, name)
  for (const port of [6000, 6001]) assert.ok(settings.includes(`bind 127.0.0.1:${port}\n`))
})

test("Patroni uses etcd's API v2 in the versions that may overwrite the lock of a new leader through v3", async () => {
  assert.deepEqual(
    ['2.1.0', '3.0.2', '3.0.3', '4.0.7'].map((version) => overwritesLocks(version)),
    [true, true, false, false],
  )
  const settings = (isDebian12: boolean) =>
    readMachineEnvironment({ machine: 'db2', prefix: '192.0.2.', isDebian12, replaced: {} })
  const hosts = '192.0.2.11:2379,192.0.2.12:2379,192.0.2.13:2379'
  const { PATRONI_ETCD_HOSTS, PATRONI_ETCD3_HOSTS, ETCD_ENABLE_V2 } = await settings(true)
  assert.deepEqual([PATRONI_ETCD_HOSTS, PATRONI_ETCD3_HOSTS, ETCD_ENABLE_V2], [hosts, undefined, 'true'])
  const later = await settings(false)
  assert.deepEqual([later.PATRONI_ETCD_HOSTS, later.PATRONI_ETCD3_HOSTS], [undefined, hosts])
})
