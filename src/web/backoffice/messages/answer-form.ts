import { longestReply } from '#domain/correspondence/message-desk.ts'
import { cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

export type AnswerMistake = 'required' | 'tooLong'

/** What the shop answers. A mistake gives the text back, so that nothing is typed twice. */
export function readAnswer(form: FormData): { readonly body: string; readonly mistake?: AnswerMistake } {
  const body = cleanText(textIn(form, 'answer'))
  if (body === '') return { body, mistake: 'required' }
  return body.length > longestReply ? { body, mistake: 'tooLong' } : { body }
}
