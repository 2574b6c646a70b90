/**
 * Structured data (schema.org). `<` is escaped, so no text can end the script early. The key makes changed data a new
 * element: under Trusted Types the text of an existing script must not change.
 */
export function JsonLd({ data }: { data: { readonly '@type': string } & Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
