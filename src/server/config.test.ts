import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig, settingsWithoutSecrets } from './config.ts'
import { InvalidSetting } from './invalid-setting.ts'

test('every setting has a working default', () => {
  const config = readConfig({})
  assert.equal(config.port, 3000)
  assert.equal(config.host, '127.0.0.1')
  assert.ok(config.dataDirectory.endsWith('var'))
  assert.equal(config.database, undefined)
  assert.equal(config.fillWithSamples, true)
  assert.deepEqual(config.mail, { by: 'folder', directory: `${config.dataDirectory}/letters` })
  assert.equal(config.hasWorker, true)
})

const emailJs = {
  MAIL_URL: 'emailjs:',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_PACK_TEMPLATE_ID: 'template_1',
  EMAILJS_LETTER_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'public',
}

test('backups go into a directory or a bucket', () => {
  const { backups, dataDirectory } = readConfig({})
  assert.deepEqual(backups?.place, { folder: `${dataDirectory}/backups` })
  assert.deepEqual(readConfig({ BACKUP_TO: 'folder:/srv/backups' }).backups?.place, { folder: '/srv/backups' })
  const bucket = { bucket: 'shop-backups', prefix: '', hasHostName: true }
  assert.deepEqual(readConfig({ BACKUP_TO: 's3://shop-backups' }).backups?.place, bucket)
  assert.deepEqual(
    readConfig({ BACKUP_TO: 's3://shop-backups/a/b/', AWS_ENDPOINT_URL_S3: 'http://minio:9000' }).backups,
    {
      place: { ...bucket, prefix: 'a/b/', hasHostName: false },
      setting: 's3://shop-backups/a/b',
    },
  )
  assert.equal(readConfig({ BACKUP_TO: 'off' }).backups, undefined)
})

test('email is sent by EmailJS, by SMTP or into a directory', () => {
  assert.equal(readConfig(emailJs).mail.by, 'emailjs')
  const url = 'smtps://shop:secret@mail.example:465'
  assert.deepEqual(readConfig({ MAIL_URL: url }).mail, { by: 'smtp', url })
  assert.deepEqual(readConfig({ MAIL_URL: 'folder:/srv/letters' }).mail, { by: 'folder', directory: '/srv/letters' })
})

test('an empty setting counts as absent', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }).port, 3000)
})

test('numbers may have spaces around them', () => {
  const { port, minFreeBytes } = readConfig({ PORT: ' 80 ', LEAST_FREE_MB: '0' })
  assert.deepEqual([port, minFreeBytes], [80, 0])
})

test('the public URL is normalized to an origin', () => {
  for (const PUBLIC_URL of [
    'https://shop.example/',
    'https://Shop.Example',
    'https://shop.example:443',
    'HTTPS://shop.example',
  ])
    assert.equal(readConfig({ PUBLIC_URL }).publicUrl, 'https://shop.example')
  assert.equal(readConfig({ PUBLIC_URL: 'http://192.168.1.7:3000' }).publicUrl, 'http://192.168.1.7:3000')
})

test('the limits of signing in stay when those of anonymous visitors are off', () => {
  const environment = { TRUSTED_PROXIES: '10.0.0.0/8, ::1' }
  const { limits, trustedProxies } = readConfig(environment)
  assert.deepEqual(trustedProxies, ['10.0.0.0/8', '::1'])
  assert.deepEqual(readConfig({ ...environment, ABUSE_LIMITS: 'off' }).limits, { ...limits, isLimited: false })
})

const wrong = [
  { PORT: 'eighty' },
  { PORT: '70000' },
  { PORT: '80.5' },
  { DATABASE_URL: 'mysql://localhost/shop' },
  { DATABASE_URL: 'nonsense' },
  { MIGRATION_DATABASE_URL: 'postgres://owner@localhost/shop' },
  { DATABASE_POOLER_URL: 'postgres://app@localhost:6432/shop' },
  { PUBLIC_URL: 'shop.example' },
  { PUBLIC_URL: 'https://shop.example/boutique' },
  { PUBLIC_URL: 'https://shop.example/?from=card' },
  { PUBLIC_URL: 'https://shop.example/#top' },
  { PUBLIC_URL: 'https://sana@shop.example' },
  { SAMPLES: 'maybe' },
  { ABUSE_LIMITS: 'no' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: 'proxy.example' },
  { LEAST_FREE_MB: 'plenty' },
  { LEAST_FREE_MB: ' ' },
  { LEAST_FREE_MB: '0x10' },
  { PAGE_CACHE_MB: ' ' },
  { PORT: ' ' },
  { METRICS_PORT: ' ' },
  { HOST: ' ' },
  { DATA_DIR: ' ' },
  { PAGE_CACHE_MB: 'lots' },
  { PAGE_CACHE_MB: '-1' },
  { LOG_LEVEL: 'loud' },
  { METRICS_PORT: 'here' },
  { OWNER_EMAIL: 'sana' },
  { OWNER_PASSWORD: 'four potters at the well' },
  { OWNER_PASSWORD: 'password1234', OWNER_EMAIL: 'sana@hirfa.tn' },
  { OWNER_PASSWORD: 'short', OWNER_EMAIL: 'sana@hirfa.tn' },
  { SECOND_FACTOR: 'maybe' },
  { WORKER: 'maybe' },
  { MAIL_URL: 'mail.example' },
  { MAIL_URL: 'smtp://' },
  { MAIL_URL: 'folder:' },
  { BACKUP_TO: '/srv/backups' },
  { BACKUP_TO: 's3://' },
  { BACKUP_TO: 's3://bucket/../other' },
  { IMAGES_URL: 'folder:/srv/pictures' },
  { IMAGES_PUBLIC_URL: 'https://pictures.example' },
  { IMAGES_PUBLIC_URL: 'https://pictures.example/?a=b', IMAGES_URL: 's3://bucket' },
  { MAIL_URL: 'https://api.emailjs.com' },
  { MAIL_FROM: 'Hirfa <salam@hirfa.tn>' },
  { SHOP_EMAIL: 'one@hirfa.tn, two@hirfa.tn' },
  { EMAILJS_SERVICE_ID: '', ...omit(emailJs, 'EMAILJS_SERVICE_ID') },
  { EMAILJS_PACK_TEMPLATE_ID: '', ...omit(emailJs, 'EMAILJS_PACK_TEMPLATE_ID') },
  { EMAILJS_LETTER_TEMPLATE_ID: '', ...omit(emailJs, 'EMAILJS_LETTER_TEMPLATE_ID') },
  { EMAILJS_PUBLIC_KEY: '', ...omit(emailJs, 'EMAILJS_PUBLIC_KEY') },
]

for (const environment of wrong) {
  const [name, value] = Object.entries(environment)[0] ?? []
  test(`${name}=${value} is rejected in one line`, () => {
    assert.throws(
      () => readConfig(environment),
      (error) => error instanceof InvalidSetting && error.message.includes(name ?? '') && !error.message.includes('\n'),
    )
  })
}

test('what is wrong with a setting is said in a sentence', () => {
  const saying = (environment: Record<string, string>, sentence: string) =>
    assert.throws(() => readConfig(environment), { message: `Setting ${sentence}` })
  const common = 'OWNER_PASSWORD is wrong: it is among the first that guessers try'
  saying({ OWNER_EMAIL: 'sana@hirfa.tn', OWNER_PASSWORD: 'password1234' }, common)
  saying({ PORT: 'eighty' }, 'PORT is wrong: it must be a port number')
})

function omit(environment: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([each]) => each !== name))
}

test('the settings that a backup keeps have no secrets', () => {
  const address = 'postgres://owner:secret@localhost/shop'
  const secrets = {
    ...{ DATABASE_URL: address, MIGRATION_DATABASE_URL: address, DATABASE_POOLER_URL: address },
    MAIL_URL: 'smtp://shop:secret@mail.example',
    ...{ EMAILJS_PRIVATE_KEY: 'secret', OWNER_PASSWORD: 'secret', SECRET_KEY: 'secret', BACKUP_PASSPHRASE: 'secret' },
  }
  const kept = settingsWithoutSecrets({ PORT: '3000', PUBLIC_URL: 'https://shop.example', HOME: '/root', ...secrets })
  assert.deepEqual(kept, { PORT: '3000', PUBLIC_URL: 'https://shop.example' })
})

test('pictures are in the data directory, or in a bucket with or without a public URL', () => {
  assert.equal(readConfig({}).images, undefined)
  const place = { bucket: 'shop-pictures', prefix: 'a/', hasHostName: true }
  assert.deepEqual(readConfig({ IMAGES_URL: 's3://shop-pictures/a' }).images, { place })
  assert.deepEqual(
    readConfig({ IMAGES_URL: 's3://shop-pictures/a/', IMAGES_PUBLIC_URL: 'https://pictures.example/b' }).images,
    { place, publicUrl: 'https://pictures.example/b/' },
  )
})
