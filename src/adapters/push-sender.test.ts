import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPushService } from '#tests/support/push-service.ts'
import { isPublicAddress } from './public-address.ts'
import { pushSender } from './push-sender.ts'

const message = { headers: {}, body: Buffer.from('sealed') }

test('addresses of private, local and special networks are not public, however they are written', () => {
  const inside = [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:0:1::',
      'ff02::1',
    ],
    ...['fe80::1%eth0', '', 'localhost'],
  ]
  for (const address of inside) assert.equal(isPublicAddress(address), false, address)
  for (const address of ['142.250.1.1', '172.32.0.1', '8.8.8.8', '2a00:1450:4001::1', '2606:4700::1'])
    assert.equal(isPublicAddress(address), true, address)
})

test('subscriptions that lead into a network of one’s own are refused', async () => {
  const asked: string[] = []
  const names: Readonly<Record<string, string[]>> = {
    'push.example': ['142.250.1.1'],
    'mixed.example': ['142.250.1.1', '10.0.0.1'],
    'mapped.example': ['::ffff:10.0.0.1'],
  }
  const sender = pushSender({
    resolve: async (host) => {
      asked.push(host)
      return (names[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  })
  assert.equal(await sender.mayReach('https://push.example/a'), true)
  for (const endpoint of [
    ...['http://push.example/', 'https://push.example:8443/', 'https://user:word@push.example/', 'ftp://push.example/'],
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/'],
    ...[
      'https://169.254.169.254/latest',
      'https://mixed.example/',
      'https://mapped.example/',
      'https://nobody.example/',
    ],
    ...['', 'https://', 'push.example'],
  ]) {
    assert.equal(await sender.mayReach(endpoint), false, endpoint)
    await assert.rejects(sender.send(endpoint, message), Error, endpoint)
  }
  assert.ok(!asked.includes('127.0.0.1'))
})

test('a name that resolves to loopback after it was checked is not connected to', async () => {
  await using service = await openPushService()
  const addresses = ['142.250.1.1', '127.0.0.1']
  const sender = pushSender({
    ...{ port: service.port, ca: service.cert },
    resolve: async () => [{ address: addresses.shift() ?? '', family: 4 }],
  })
  const endpoint = `${service.url}/rebound`
  assert.equal(await sender.mayReach(endpoint), true)
  await assert.rejects(sender.send(endpoint, message), /not public/)
  assert.deepEqual(service.received, [])
})

test('a service without a valid certificate gets nothing, and one that does not answer is given up', async () => {
  await using service = await openPushService()
  const reaching = { mayReachAddress: () => true, port: service.port }
  await assert.rejects(pushSender(reaching).send(`${service.url}/a`, message), /certificate/)
  assert.deepEqual(service.received, [])
  const hasty = pushSender({ ...reaching, ca: service.cert, timeoutMilliseconds: 1 })
  await assert.rejects(hasty.send(`${service.url}/a`, message))
})
