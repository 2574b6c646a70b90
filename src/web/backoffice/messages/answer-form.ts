import type { Answer } from '#domain/correspondence/answer-message.ts'
import { longestReply } from '#domain/correspondence/message-desk.ts'
import { cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

export type AnswerMistake = 'required' | 'tooLong'

/** What the shop answers. A mistake gives the text back, so that nothing is typed twice. */
export function readAnswer(form: FormData): Answer & { readonly mistake?: AnswerMistake } {
  const body = cleanText(textIn(form, 'answer'))
  const answer = { body, repliesSeen: Number(textIn(form, 'repliesSeen')) || 0 }
  if (body === '') return { ...answer, mistake: 'required' }
  return body.length > longestReply ? { ...answer, mistake: 'tooLong' } : answer
}
