/** A text for whoever looks after the program, such as the message of an error. It is in English in every language. */
export function TechnicalText({ text }: { text: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {text}
    </bdi>
  )
}
