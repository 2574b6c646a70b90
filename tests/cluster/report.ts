import os from 'node:os'
import { clientRules } from '#tests/ledger/check.ts'
import type { FailoverReport, Outage } from './run-failover.ts'
import { versionOf } from './versions.ts'
import type { StatusCounts } from './visit-pages.ts'

/** Returns the figures of a run as Markdown. */
export function writeReport(report: FailoverReport, { seed, clients }: { seed: number; clients: number }): string {
  const { evidence, verdicts, acknowledged, stored } = report
  const broken = Object.values(verdicts).filter((violations) => violations.length > 0).length
  const { received = [], outbox = [] } = evidence.emails ?? {}
  const copies = received.length - new Set(received.map(({ messageId }) => messageId)).size
  const machines = Object.entries(stored)
  const outages = (cell: (outage: Outage) => string) => Object.values(report.outages).map(cell)
  return `# What the cluster test measured

Written by \`tests/cluster/failover.long.test.ts\`; [cluster.md](../cluster.md#the-test) says what it does and how to run it.

${listOf([
  ['date', new Date().toISOString().slice(0, 10)],
  ['machine', describeHardware()],
  ['versions', `${describeVersions()}, PostgreSQL ${report.serverVersion}, Node ${process.versions.node}`],
  ['settings', `deploy/cluster${report.isDebian12 ? ', with the lines for Debian 12' : ''}`],
  ['seed', String(seed)],
  ['clients that order', String(clients)],
])}

${tableOf(
  [
    '',
    'the leader loses power',
    'a standby loses power',
    'the leader reaches no other',
    'the leader is replaced on purpose',
  ],
  [
    ['longest time without a new order', ...outages(({ withoutOrders }) => seconds(withoutOrders))],
    ['pages requested before: answers', ...outages(({ pages }) => answers(pages.statuses))],
    ['of these possibly out of date', ...outages(({ pages }) => count(pages.lastKnown))],
    ['the oldest of these, since it was rendered', ...outages(({ pages }) => seconds(pages.oldestAge))],
    ['longest time between two of them', ...outages(({ pages }) => seconds(pages.longestGap))],
    ['slowest of them', ...outages(({ pages }) => seconds(pages.slowestMilliseconds))],
    ['new searches: answers', ...outages(({ pages }) => answers(pages.newStatuses))],
  ],
)}

Of the whole run:

${listOf([
  ['orders that clients were told about', count(acknowledged)],
  ...machines.map(([name, { missing }]) => [`missing on ${name}`, count(missing)]),
  ['until the lost machine was an up-to-date replica', seconds(report.rejoinMilliseconds)],
  ['pages requested before: answers', answers(report.pages.statuses)],
  ['calls of clients', count(evidence.calls.length)],
  ['slowest call', seconds(Math.max(...evidence.calls.map(({ invokedAt, endedAt }) => endedAt - invokedAt)))],
  ['emails', count(outbox.length)],
  ['arrived a second time', count(copies)],
  ['rules kept', `${Object.keys(verdicts).length - broken} of ${Object.keys(verdicts).length}`],
  ['of these about what clients were told', count(Object.keys(clientRules).length)],
])}
`
}

function listOf(lines: readonly (readonly string[])[]): string {
  return lines.map(([name, value]) => `- ${name}: ${value}`).join('\n')
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

function answers(statuses: StatusCounts): string {
  return Object.entries(statuses)
    .map(([status, answers]) => `${count(answers)} × ${status}`)
    .join(', ')
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

function describeHardware(): string {
  const cores = os.cpus()
  return `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(os.totalmem() / 1e9)} GB, which runs everything`
}

function describeVersions(): string {
  const programs = {
    Patroni: ['patroni', '--version'],
    etcd: ['etcd', '--version'],
    HAProxy: ['haproxy', '-v'],
  } as const
  return Object.entries(programs)
    .map(([name, [program, option]]) => `${name} ${versionOf(program, option)}`)
    .join(', ')
}
