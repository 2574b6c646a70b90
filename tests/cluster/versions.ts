import { execFileSync } from 'node:child_process'

/** Returns the version that a program prints, such as `3.0.2`. Throws when it prints none. */
export function versionOf(program: string, option: string): string {
  const printed = execFileSync(program, [option]).toString()
  const [version] = /\d+\.\d+\.\d+/.exec(printed) ?? []
  if (version === undefined) throw new Error(`${program} prints no version: ${printed}`)
  return version
}
