import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { leadCaddyTo } from '#tests/support/proxy-program.ts'
import { cleanUpAfter } from '#tests/support/shop-process.ts'
import { type DebianFolder, reasonAgainstDebian, startDebian } from './debian-folder.ts'
import { block } from './guide-commands.ts'

function reasonToSkip(): string | false {
  // Of a linked working tree, the folder has only the name of the repository.
  if (!existsSync(new URL('../../.git/HEAD', import.meta.url))) return 'needs the repository of the project'
  return reasonAgainstDebian()
}

const settingsFile = '/etc/hirfa/hirfa.env'
const authority = '/etc/ssl/certs/caddy-local.crt'

/** What somebody would do in the editor. */
function edit(settings: Readonly<Record<string, string>>): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)
  return `printf '%s\\n' ${lines.map((line) => JSON.stringify(line)).join(' ')} >> ${settingsFile}`
}

const withoutEditor = (text: string, instead: string) => text.replace(/^nano .*$/m, instead)

/** The doctor accepts the certificate of an authority that only this machine knows. */
const withAuthority = `export NODE_EXTRA_CA_CERTS=${authority}`

/** Prints its address, then each email. */
const mailSink = `const { openSmtpServer } = await import('/mnt/hirfa/tests/support/smtp-server.ts')
const sink = await openSmtpServer()
sink.onMessage = ({ recipients }) => (console.log('To', ...recipients), '250 Taken')
console.log(sink.url)`

test('docs/deploy.md, followed word for word on a fresh Debian, ends with a shop that the doctor finds healthy', {
  skip: reasonToSkip(),
  timeout: 45 * 60_000,
}, async (t) => {
  const debian = await startDebian('trixie')
  cleanUpAfter(t, async () => debian[Symbol.asyncDispose]())
  const follow = async (name: string, lines: string, network: 'outside' | 'inside' = 'inside') => {
    t.diagnostic(name)
    return debian.run(lines, network)
  }

  await follow('1. Programs and account', block('1. Programs and account'), 'outside')
  await follow('2. A release', block('2. A release'), 'outside')
  await follow('3. Settings', withoutEditor(block('3. Settings'), edit({})))
  assert.match(await debian.run(`stat --format='%A %U %G' ${settingsFile}`, 'inside'), /^-rw-r----- root hirfa$/m)
  const started = await follow('4. The service', block('4. The service'))
  assert.match(started, /become its owner at https:\/\/shop\.example\/admin\/setup\/\S+/)

  // With an authority of its own instead of a public one, and a name that leads here.
  const ownAuthority = `sed -i '0,/^{$/s//{\\n\\tlocal_certs/' /etc/caddy/Caddyfile\n`
  const proxied = block('5. Name, HTTPS and firewall').replace(/^(?=caddy validate)/m, ownAuthority)
  await follow('5. Name, HTTPS and firewall', `echo '127.0.0.1 shop.example' >> /etc/hosts\n${proxied}`)
  await debian.run(
    `for try in $(seq 60); do [ -e /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt ] && break; sleep 1; done
install -m 644 /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt ${authority}`,
    'inside',
  )

  await trySending(t, debian, follow)
  const checkedBy = async (port = 3000) =>
    assert.match(
      await follow('7. Check it', `${withAuthority} PORT=${port}\n${block('7. Check it')}`),
      /^Problems: 0,/m,
    )
  await checkedBy()

  const toDisk = edit({ BACKUP_TO: 'folder:/mnt/backups/hirfa', BACKUP_PASSPHRASE: 'kept elsewhere too' })
  await follow('Backups', withoutEditor(block('Backups'), toDisk))
  assert.match(await follow('hirfa backup', 'hirfa backup'), /It is proven/)
  const ofService = 'nsenter --mount --target "$(systemctl show --property=MainPID --value hirfa@3000)"'
  await debian.run(`${ofService} test -w /mnt/backups/hirfa\n! ${ofService} test -w /opt/hirfa`, 'inside')

  await follow('A new release', block('A new release, and back'), 'outside')
  const releaseOf = async (port: number) =>
    debian.run(`readlink /proc/$(systemctl show --property=MainPID --value hirfa@${port})/cwd`, 'inside')
  assert.match(await releaseOf(3000), /\/second$/m)
  await follow('and back', 'ln -sfn releases/first /opt/hirfa/current\nsystemctl restart hirfa@3000')
  assert.match(await releaseOf(3000), /\/first$/m)
  await checkedBy()

  const key = '/root/secret.key'
  await follow(
    'Another server, the old one',
    `systemctl disable --now hirfa@3000\nhirfa backup\ncp /var/lib/hirfa/secret.key ${key}`,
  )
  // In the same folder, without anything of the shop's data.
  await debian.run('rm -r /var/lib/hirfa', 'inside')
  assert.match(await follow('Another server', `cd /root\n${block('Another server')}`), /estored/)
  await follow('4. The service, again', block('4. The service').replace(/^journalctl.*$/m, ''))
  await checkedBy()

  await follow('PostgreSQL of Debian', block('PostgreSQL of Debian instead of the embedded one'), 'outside')
  // Debian takes another port where this machine, with whose network it was installed, has a server of its own.
  const usualPort =
    'pg_lsclusters --no-header | while read version name rest; do pg_conftool $version $name set port 5432; done'
  await debian.run(`${usualPort}\nsystemctl restart 'postgresql@*'`, 'inside')
  const [owner, app] = ['hirfa_owner:FIRST', 'hirfa_app:SECOND'].map((role) => `postgres://${role}@127.0.0.1/hirfa`)
  await debian.run(edit({ MIGRATION_DATABASE_URL: owner ?? '', DATABASE_URL: app ?? '' }), 'inside')
  const ofTwoInstances = leadCaddyTo([3000, 3001], await debian.run('cat /etc/caddy/Caddyfile', 'inside'))
  await debian.run(
    `cat > /etc/caddy/Caddyfile << 'END'\n${ofTwoInstances}END\nsystemctl restart caddy hirfa@3000`,
    'inside',
  )
  await follow('Without a pause', block('A new release, and back', 1))
  await checkedBy(3001)
})

/** Follows the section on emails with a server that takes all emails. */
async function trySending(
  t: Parameters<typeof cleanUpAfter>[0],
  debian: DebianFolder,
  follow: (name: string, lines: string) => Promise<string>,
): Promise<void> {
  const node = '/opt/hirfa/current/node_modules/node/bin/node'
  const sink = debian.start([node, '--input-type=module', '--eval', mailSink])
  cleanUpAfter(t, async () => void sink.kill())
  const { stdout } = sink
  assert.ok(stdout)
  let printed = ''
  stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  while (!printed.includes('smtp://')) await once(stdout, 'data')
  await debian.run(`${edit({ MAIL_URL: printed.trim() })}\nsystemctl restart hirfa@3000`, 'inside')
  assert.match(
    await follow('6. Emails', block('6. Emails')),
    /has taken an email from salam@shop\.example to you@example\.com/,
  )
  assert.match(printed, /^To you@example\.com$/m)
}
