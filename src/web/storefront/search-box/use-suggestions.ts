import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { suggestionText } from '#domain/catalog/suggestions/suggestion-text.ts'
import type { Suggestions } from '#domain/catalog/suggestions/suggestions.ts'
import { searchSuggestionsPath } from '#web/paths/storefront-paths.ts'

/** Milliseconds: people who type quickly are asked about once a word. */
const typingPause = 150

/** Answers that are remembered, so that corrected typing errors need no request. */
const maxAnswers = 30

/** Milliseconds after which an answer is asked for again: pieces are sold and prices change. */
const answerAge = 60_000

const answers = new Map<string, { readonly suggestions: Suggestions; readonly at: number }>()

/**
 * Returns the suggestions for a text, and while they are awaited those for the text before. Undefined for a text that
 * is too short, and when the shop cannot be reached: the form works without.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const text = suggestionText(typed)
  const address = useHref(searchSuggestionsPath(text))
  const [shown, setShown] = useState<Suggestions>()

  useEffect(() => {
    if (text === undefined) return setShown(undefined)
    const known = answers.get(address)
    if (known && performance.now() - known.at < answerAge) return setShown(known.suggestions)
    const request = new AbortController()
    const show = (suggestions: Suggestions | undefined) => {
      // An answer that arrives after the text has changed is of no use.
      if (!request.signal.aborted) setShown(suggestions)
    }
    const timer = setTimeout(() => ask(address, request.signal).then(show, () => show(undefined)), typingPause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text, address])

  return text === undefined ? undefined : shown
}

async function ask(address: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The suggestions responded ${response.status}`)
  const suggestions: Suggestions = await response.json()
  answers.delete(address)
  answers.set(address, { suggestions, at: performance.now() })
  const [oldest] = answers.keys()
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
  return suggestions
}
