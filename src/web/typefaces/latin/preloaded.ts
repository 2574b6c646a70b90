import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

/** The files that the first view of every page needs. URLs. */
export const preloadedTypefaces: readonly string[] = [fraunces, figtree]
