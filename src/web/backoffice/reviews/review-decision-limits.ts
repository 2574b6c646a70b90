// Apart from the form, which loads Zod: the page needs only these.

/** Characters. */
export const maxReviewNoteLength = 200

export type ReviewFormError = 'note' | 'answer' | 'long-note' | 'long-answer'
