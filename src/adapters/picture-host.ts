// Runs as the account of pictures, without network: starts picture processes for the server, which can no longer change
// accounts itself. It ends with the server, when their channel closes.
import { fileOf, type PictureProcessOptions, type PictureProgram, runInSandbox } from './picture-process.ts'

export interface PictureRequest {
  readonly id: number
  readonly program: PictureProgram
  readonly bytes: Uint8Array
  readonly options: PictureProcessOptions
}

process.on('message', async ({ id, program, bytes, options }: PictureRequest) => {
  // The processes inherit the sandbox.
  const end = await runInSandbox({ command: [] }, fileOf(program), bytes, options).catch(({ message }: Error) => ({
    error: message,
  }))
  process.send?.({ id, end })
})
