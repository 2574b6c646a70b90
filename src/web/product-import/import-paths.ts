/** The addresses of an import, in the office or in the studio. */
export interface ImportPaths {
  /** A part of the import, after a row of it. */
  readonly part: (part: string, after?: number) => string
  readonly file: string
  readonly piece: (id: number) => string
}
