import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { repositoryInside } from './debian-folder.ts'

const guide = await readFile(new URL('../../docs/deploy.md', import.meta.url), 'utf8')

/** The blocks of commands below each heading of the guide, in its order. */
function commandsOf(text: string): Map<string, readonly string[]> {
  const sections = text.split(/^## /m).slice(1)
  const parts = sections.map((section): [string, readonly string[]] => {
    const blocks = section.match(/(?:^ {4}(?! |- ).*\n)+/gm) ?? []
    return [section.slice(0, section.indexOf('\n')), blocks.map((block) => block.replaceAll(/^ {4}/gm, ''))]
  })
  return new Map(parts.filter(([, blocks]) => blocks.length > 0))
}

/** Those of docs/deploy.md. */
export const commands = commandsOf(guide)

/** What the test runs of the guide, and what it leaves out: a bucket, and certificates of a public authority. */
export const followed = [
  '1. Programs and account',
  '2. A release',
  '3. Settings',
  '4. The service',
  '5. Name, HTTPS and firewall',
  '6. Emails',
  '7. Check it',
  'Backups',
  'A new release, and back',
  'PostgreSQL of Debian instead of the embedded one',
  'Another server',
] as const
export const leftOut = ['Pictures in a bucket', 'Several machines', 'nginx instead of Caddy']

/** The commands of a section with the names of the test, and without the editor. */
export function block(section: (typeof followed)[number], index = 0): string {
  const text = commands.get(section)?.[index]
  assert.ok(text !== undefined, `${section}, block ${index + 1}`)
  return text.replaceAll('REPOSITORY', repositoryInside).replaceAll('YOUR.DOMAIN', 'shop.example')
}
