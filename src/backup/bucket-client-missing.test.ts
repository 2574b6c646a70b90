import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { test } from 'node:test'
import { bucketStore } from './bucket-store.ts'

test('without the client of S3 a bucket is refused with the command that installs it', async () => {
  registerHooks({
    resolve: (specifier, context, next) => next(specifier.replace(/^@aws-sdk\//, '@not-installed/'), context),
  })
  await assert.rejects(bucketStore({ bucket: 'backups', prefix: '', hasHostName: true }), {
    name: 'BucketClientMissing',
    message: /not installed: npm install --no-save --omit=dev --include=peer$/,
  })
})
