import { createContext, use, useCallback, useEffect, useState } from 'react'

type ReportUnsaved = (part: string, isUnsaved: boolean) => void

/**
 * Where the other forms of a page say that they have unsaved changes: a page asks once before they are lost, since its
 * router has one blocker.
 */
export const UnsavedPartsContext = createContext<ReportUnsaved>(() => undefined)

/** Returns whether a part has unsaved changes, and what the parts report to. */
export function useUnsavedParts(): readonly [hasUnsaved: boolean, report: ReportUnsaved] {
  const [parts, setParts] = useState<readonly string[]>([])
  const report = useCallback<ReportUnsaved>(
    (part, isUnsaved) =>
      setParts((parts) => {
        if (parts.includes(part) === isUnsaved) return parts
        return isUnsaved ? [...parts, part] : parts.filter((other) => other !== part)
      }),
    [],
  )
  return [parts.length > 0, report]
}

/** Reports whether this part of the page has unsaved changes. */
export function useUnsavedPart(part: string, isUnsaved: boolean): void {
  const report = use(UnsavedPartsContext)
  useEffect(() => {
    report(part, isUnsaved)
    return () => report(part, false)
  }, [report, part, isUnsaved])
}
