/** What a form says when somebody else has saved the same thing since it was opened. */
export const editConflictMessages = {
  by: (name: string) => `${name} saved it last.`,
  theirs: 'They changed this, and it is in the form below:',
  both: 'You both changed this. The form has yours; theirs is:',
  reassurance: 'Nothing of yours is lost. Look it over, then save again.',
  nothing: 'nothing',
  anotherPicture: 'another picture',
}
