import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf, trustedProxies } from './client-network.ts'

const nobody = trustedProxies([])
const proxies = trustedProxies(['10.0.0.0/8', '2001:db8:ffff::1', '192.0.2.80'])

test('an IPv4 address is its own network, also when mapped to IPv6', () => {
  assert.equal(networkOf('192.0.2.7', undefined, nobody), '192.0.2.7')
  assert.equal(networkOf('::ffff:192.0.2.7', undefined, nobody), '192.0.2.7')
})

test('the addresses of one /64 are one network, in a canonical spelling', () => {
  const spellings = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff::9', '2001:0db8:0000:0001:0:0:0:2', '2001:db8:0:1::1%eth0']
  for (const address of spellings) assert.equal(networkOf(address, undefined, nobody), '2001:db8:0:1::/64')
  assert.equal(networkOf('2001:db8:0:2::1', undefined, nobody), '2001:db8:0:2::/64')
  assert.equal(networkOf('::1', undefined, nobody), '0:0:0:0::/64')
})

test('what an anonymous visitor claims to be forwarded is not believed', () => {
  assert.equal(networkOf('198.51.100.1', '203.0.113.9', nobody), '198.51.100.1')
  assert.equal(networkOf('198.51.100.1', '203.0.113.9', proxies), '198.51.100.1')
})

test('X-Forwarded-For is read from its end up to the first untrusted address', () => {
  assert.equal(networkOf('10.0.0.1', '203.0.113.9', proxies), '203.0.113.9')
  assert.equal(networkOf('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.2.2', proxies), '203.0.113.9')
  assert.equal(networkOf('2001:db8:ffff::1', '[2001:db8:5:6::7]:4711', proxies), '2001:db8:5:6::/64')
  assert.equal(networkOf('::ffff:192.0.2.80', '203.0.113.9:443', proxies), '203.0.113.9')
})

test('an invalid address ends the evaluation of X-Forwarded-For', () => {
  for (const forwarded of ['', 'unknown', '203.0.113.9, _hidden', '<script>', ','])
    assert.equal(networkOf('10.0.0.1', forwarded, proxies), '10.0.0.1', forwarded)
})
