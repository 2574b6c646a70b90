import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command of the server with these settings. Returns its exit code and all that it printed. */
export async function runCommand(file: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, DATABASE_URL: '', ...settings }
  return new Promise<{ code: unknown; printed: string }>((resolve) =>
    execFile(
      process.execPath,
      [`src/server/${file}`, ...args],
      { cwd: projectDirectory, env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    ),
  )
}
