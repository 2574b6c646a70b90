/** Returns the value of a field with a percentage. */
export function percentageText(basisPoints: number): string {
  return String(basisPoints / 100)
}
