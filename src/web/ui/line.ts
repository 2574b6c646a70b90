declare global {
  interface Navigator {
    /** What Chromium tells of the line. Other browsers tell nothing. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the visitor has asked their browser to save data: then nothing is fetched before it is wanted. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}
